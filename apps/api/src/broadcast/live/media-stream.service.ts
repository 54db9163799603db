import { Injectable } from '@nestjs/common';
import type { StreamWarning } from '../media-server/media-server.ts';
import { LiveService } from './live.service.ts';
import { problemOf } from './media-server-problem.ts';
import { type MediaStreamResponse, toApproval, toPublishing } from './media-stream.dto.ts';
import { SiteMediaServer } from './site-media-server.ts';
import { StreamSources } from './stream-sources.ts';
import { StreamWarnings } from './stream-warnings.service.ts';

const unseen: StreamWarning = { code: 'SEEN_ELSEWHERE' };

/** Collects everything that a control booth needs in one response. */
@Injectable()
export class MediaStreamService {
  constructor(
    private readonly live: LiveService,
    private readonly sources: StreamSources,
    private readonly warnings: StreamWarnings,
    private readonly mediaServer: SiteMediaServer,
  ) {}

  async get(): Promise<MediaStreamResponse> {
    const [state, { configured, keyProblem }] = await Promise.all([this.live.read(), this.sources.get()]);
    const { kind, report, warnings, isOurs } = this.mediaServer.state();
    const isUnseen = this.mediaServer.lacksFigures(state.rtmpStreaming);
    return {
      server: {
        kind,
        state: report.state,
        problem: problemOf(report),
        rtmpPort: report.rtmpPort,
        hlsPort: report.hlsPort,
      },
      publishing: report.publishing && toPublishing(report.publishing),
      warnings: this.warnings.list(state, keyProblem, isUnseen ? [...warnings, unseen] : warnings),
      // Only the process that receives the stream can serve its segments.
      previewUrl: isOurs && report.playlist ? `/api/media/preview/${report.playlist}` : null,
      approval: toApproval(state),
      configured,
      status: this.live.staffStatus(state),
      wentLiveBy: state.wentLiveBy,
    };
  }
}
