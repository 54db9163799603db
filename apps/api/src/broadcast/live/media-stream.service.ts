import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import { MediaServer } from '../media-server/media-server.ts';
import { LiveService } from './live.service.ts';
import { problemOf } from './media-server-problem.ts';
import { type MediaStreamResponse, toApproval, toPublishing } from './media-stream.dto.ts';
import { StreamSources } from './stream-sources.ts';
import { StreamWarnings } from './stream-warnings.service.ts';

/** All that a control booth works with, in one answer. */
@Injectable()
export class MediaStreamService {
  constructor(
    private readonly config: Config,
    private readonly live: LiveService,
    private readonly sources: StreamSources,
    private readonly warnings: StreamWarnings,
    private readonly mediaServer: MediaServer,
  ) {}

  async get(): Promise<MediaStreamResponse> {
    const [state, { configured, keyProblem }] = await Promise.all([this.live.read(), this.sources.get()]);
    const report = this.mediaServer.report();
    return {
      server: {
        kind: this.config.live.server,
        state: report.state,
        problem: problemOf(report),
        rtmpPort: report.rtmpPort,
        hlsPort: report.hlsPort,
      },
      publishing: report.publishing && toPublishing(report.publishing),
      warnings: this.warnings.list(state.youtubeUrl, keyProblem),
      previewUrl: report.playlist && `/api/media/preview/${report.playlist}`,
      approval: toApproval(state),
      configured,
      status: this.live.staffStatus(state),
      wentLiveBy: state.wentLiveBy,
    };
  }
}
