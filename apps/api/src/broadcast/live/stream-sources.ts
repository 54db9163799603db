import { Injectable } from '@nestjs/common';
import { type AnyText } from '../../platform/texts/sentence.ts';
import type { LiveState } from './live-state.entity.ts';
import type { ConfiguredResponse } from './media-stream.dto.ts';
import { SiteMediaServer } from './site-media-server.ts';
import { playlistsOf } from './stream-addresses.ts';
import { StreamConfigsRepository } from './stream-configs.repository.ts';
import { StreamKeys } from './stream-keys.service.ts';

/** Which sources can be shown with the current configuration, and where our own stream is played. */
@Injectable()
export class StreamSources {
  constructor(
    private readonly configs: StreamConfigsRepository,
    private readonly keys: StreamKeys,
    private readonly mediaServer: SiteMediaServer,
  ) {}

  async get(): Promise<{ configured: ConfiguredResponse; liveVideoUrl: string | null; keyProblem: AnyText | null }> {
    const [youtube, rtmp] = await Promise.all([this.configs.get('youtube'), this.configs.get('rtmp')]);
    const { key, problem } = this.keys.read(rtmp);
    return {
      configured: {
        youtube: youtube.watchUrl !== null,
        rtmp: this.mediaServer.state().report.state !== 'off' && key !== null,
      },
      liveVideoUrl: youtube.watchUrl,
      keyProblem: problem,
    };
  }

  /** Where players find our own stream now. @param watchUrl null: the default address */
  playlists(watchUrl: string | null): Pick<LiveState, 'hlsUrl' | 'audioUrl'> {
    return playlistsOf(watchUrl, this.mediaServer.state().report);
  }
}
