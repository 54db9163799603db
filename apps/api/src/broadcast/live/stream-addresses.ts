import { Injectable } from '@nestjs/common';
import { youtubeTarget } from '@ministry/domain';
import { Config } from '../../platform/config/config.ts';
import { type Problem } from '../../platform/validation/explained.ts';
import { masterPlaylist, MediaServer, streamApp } from '../media-server/media-server.ts';
import type { LiveSource } from './broadcast-status.ts';
import { streamProblems } from './live.copy.ts';

const youtubeIngest = 'rtmp://a.rtmp.youtube.com/live2';
/** The one that encoders take where none is named. */
const usualRtmpPort = 1935;
/** Our own playlist on this site. */
export const ownPlaylist = `/hls/${masterPlaylist}`;

const isHttps = (address: string): boolean => address.startsWith('https://') && URL.canParse(address);

/** Where streams are sent and watched when nobody has said otherwise, and what may be said. */
@Injectable()
export class StreamAddresses {
  constructor(
    private readonly config: Config,
    private readonly mediaServer: MediaServer,
  ) {}

  /** Where encoders send to. */
  usualIngest(type: LiveSource): string {
    if (type === 'youtube') return youtubeIngest;
    const { rtmpUrl, rtmpPort } = this.config.live;
    return (
      rtmpUrl ??
      `rtmp://${new URL(this.config.publicUrl).hostname}:${this.mediaServer.report().rtmpPort ?? (rtmpPort || usualRtmpPort)}/${streamApp}`
    );
  }

  /** Where it is watched; of YouTube blank, since every broadcast has its own. */
  usualWatch(type: LiveSource): string {
    return type === 'youtube' ? '' : this.config.publicUrl + ownPlaylist;
  }

  /** What is wrong with an address to send to. */
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
