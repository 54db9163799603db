import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { currentActor } from '../../platform/auth/access.ts';
import { Database } from '../../platform/database/database.ts';
import { ended, type LiveSource, unapproved } from './broadcast-status.ts';
import { nothingConfigured, streamNotApproved } from './live.errors.ts';
import { type LiveChange, LiveService } from './live.service.ts';
import type { LiveState } from './live-state.entity.ts';
import { StreamSources } from './stream-sources.ts';
import { YoutubeWatch } from './youtube-watch.service.ts';

/** Actions of the control booth. If two people act at once, each action takes effect once, and the name of the first person is stored. */
@Injectable()
export class BroadcastService {
  constructor(
    private readonly live: LiveService,
    private readonly sources: StreamSources,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly youtube: YoutubeWatch,
  ) {}

  /** MEDIA-42, MEDIA-49: the server determines who approved and when. */
  approve(): Promise<void> {
    return this.move('approved', 'Stream', (state) =>
      state.rtmpApproved ? null : { rtmpApproved: true, approvedBy: currentActor(), approvedAt: new Date() },
    );
  }

  /** Also takes the stream off the air: a stream without approval is not shown. */
  withdraw(): Promise<void> {
    return this.move('withdrew', 'Approval of the stream', ({ rtmpApproved }) =>
      rtmpApproved ? { ...unapproved, ...ended } : null,
    );
  }

  /** @throws DomainError 409 STREAM_NOT_APPROVED, NOTHING_CONFIGURED */
  async goLive(): Promise<void> {
    const { configured, liveVideoUrl } = await this.sources.get();
    await this.move('went live', 'Broadcast', ({ rtmpApproved, rtmpActivated }) => {
      if (!rtmpApproved) throw streamNotApproved();
      if (!configured.youtube && !configured.rtmp) throw nothingConfigured();
      if (rtmpActivated) return null;
      return { rtmpActivated: true, wentLiveBy: currentActor(), ...this.onYoutube(liveVideoUrl) };
    });
  }

  /** Also withdraws the approval: the stream must be looked at again before the next service. */
  end(): Promise<void> {
    return this.move('ended', 'Broadcast', ({ rtmpApproved, rtmpActivated }) =>
      rtmpApproved || rtmpActivated ? { ...unapproved, ...ended } : null,
    );
  }

  /** Moves visitors who are watching to an address that was saved. @param watchUrl null: the default address; YouTube has none */
  async follow(type: LiveSource, watchUrl: string | null): Promise<void> {
    await this.live.change(({ hlsUrl, rtmpActivated }) => {
      if (type === 'youtube') return rtmpActivated ? this.onYoutube(watchUrl) : null;
      return hlsUrl === null ? null : this.sources.playlists(watchUrl);
    });
  }

  private onYoutube(youtubeUrl: string | null): LiveChange {
    return {
      youtubeUrl,
      youtubeIsLive: youtubeUrl !== null && !this.youtube.canAsk(youtubeUrl),
      youtubeIsConfirmed: false,
    };
  }

  private async move(action: string, summary: string, decide: (state: LiveState) => LiveChange | null): Promise<void> {
    await this.database.transaction(async () => {
      if (await this.live.change(decide)) await this.audit.record({ action, entity: 'broadcast', summary });
    });
  }
}
