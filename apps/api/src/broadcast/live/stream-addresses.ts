import { Injectable } from '@nestjs/common';
import { youtubeTarget } from '@ministry/domain';
import { Config } from '../../platform/config/config.ts';
import { type Problem } from '../../platform/validation/explained.ts';
import { masterPlaylist, MediaServer, type MediaServerReport, streamApp } from '../media-server/media-server.ts';
import type { LiveSource } from './broadcast-status.ts';
import { streamProblems } from './live.copy.ts';
import type { LiveState } from './live-state.entity.ts';

const youtubeIngest = 'rtmp://a.rtmp.youtube.com/live2';
/** Port that encoders use if the address names none. */
const usualRtmpPort = 1935;
/** Path of our own playlist on this site. */
export const ownPlaylist = `/hls/${masterPlaylist}`;

/** Where players find our own stream. @param watchUrl null: the default address, which also has the sound alone */
export const playlistsOf = (
  watchUrl: string | null,
  { playlist, audioPlaylist }: MediaServerReport,
): Pick<LiveState, 'hlsUrl' | 'audioUrl'> =>
  watchUrl === null
    ? { hlsUrl: playlist ? `/hls/${playlist}` : ownPlaylist, audioUrl: audioPlaylist && `/hls/${audioPlaylist}` }
    : { hlsUrl: watchUrl, audioUrl: null };

const isHttps = (address: string): boolean => address.startsWith('https://') && URL.canParse(address);

/** The default addresses to which streams are sent and at which they are watched, and the checks for other addresses. */
@Injectable()
export class StreamAddresses {
  constructor(
    private readonly config: Config,
    private readonly mediaServer: MediaServer,
  ) {}

  /** Default address to which encoders send. */
  usualIngest(type: LiveSource): string {
    if (type === 'youtube') return youtubeIngest;
    const { rtmpUrl, rtmpPort } = this.config.live;
    return (
      rtmpUrl ??
      `rtmp://${new URL(this.config.publicUrl).hostname}:${this.mediaServer.report().rtmpPort ?? (rtmpPort || usualRtmpPort)}/${streamApp}`
    );
  }

  /** Default address for watching; empty for YouTube, since every broadcast there has another one. */
  usualWatch(type: LiveSource): string {
    return type === 'youtube' ? '' : this.config.publicUrl + ownPlaylist;
  }

  /** Why an address to which encoders send is not valid; null if it is valid. */
  ingestProblem(address: string): Problem | null {
    return /^rtmps?:\/\/[^\s/?#@]+\/[^\s?#]+$/.test(address) && URL.canParse(address) ? null : streamProblems.noIngest;
  }

  watchProblem(type: LiveSource, address: string): Problem | null {
    if (type === 'youtube') return isHttps(address) && youtubeTarget(address) ? null : streamProblems.noYoutube;
    return isHttps(address) && this.config.live.hlsOrigins.includes(new URL(address).origin)
      ? null
      : ({ label }) => streamProblems.noPlaylist({ label, usual: this.usualWatch(type) });
  }
}
