import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { youtubeTarget } from '@ministry/domain';
import type { StreamWarning } from '../media-server/media-server.ts';
import { LiveService } from './live.service.ts';
import type { LiveState } from './live-state.entity.ts';
import { LiveStateRepository } from './live-state.repository.ts';
import { type YoutubeAnswer, YoutubeApi, YoutubeUnavailable } from './youtube-api.ts';

/** Milliseconds between two checks whether it is time to ask. */
const interval = 1_000;
/** Milliseconds between two requests of all processes together: 2,880 a day. */
const betweenQuestions = 30_000;

function videoOf(url: string): string | null {
  const target = youtubeTarget(url);
  return target && 'video' in target ? target.video : null;
}

const answerWarnings: Record<YoutubeAnswer, StreamWarning | null> = {
  live: null,
  'not live': { code: 'YOUTUBE_NOT_LIVE' },
  'unknown video': { code: 'YOUTUBE_NOT_FOUND' },
};

/** Asks YouTube whether a video is live while it is meant to be on the air. If YouTube cannot be asked, the person who pressed 'Go Live Now' is believed. */
@Injectable()
export class YoutubeWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(YoutubeWatch.name);
  private timer: NodeJS.Timeout | undefined;
  private asking: Promise<void> | undefined;
  /** Warning from the last response, and the address that it is about. */
  private lastAnswer: { url: string; warning: StreamWarning | null } | undefined;

  constructor(
    private readonly api: YoutubeApi,
    private readonly live: LiveService,
    private readonly states: LiveStateRepository,
  ) {}

  onApplicationBootstrap(): void {
    if (this.api.isSetUp)
      this.timer = setInterval(
        () => void (this.asking ??= this.poll().finally(() => (this.asking = undefined))),
        interval,
      ).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.asking;
  }

  /** Whether YouTube can be asked about this address: it needs a key and a video. The current stream of a channel costs too much quota to look up. */
  canAsk(url: string): boolean {
    return this.api.isSetUp && videoOf(url) !== null;
  }

  /** Warnings for staff about a video that is meant to be live. */
  warnings({ youtubeUrl, youtubeIsLive, youtubeIsConfirmed }: LiveState): StreamWarning[] {
    const { url, warning } = this.lastAnswer ?? {};
    if (!warning || url !== youtubeUrl) return [];
    // Another process may have asked since: YouTube's answer counts only as long as the stored state agrees with it.
    const isStored = youtubeIsConfirmed && !youtubeIsLive;
    return isStored || warning.code === 'YOUTUBE_UNCHECKED' ? [warning] : [];
  }

  private async poll(): Promise<void> {
    try {
      const { youtubeUrl } = await this.live.state();
      const video = youtubeUrl && videoOf(youtubeUrl);
      if (video && (await this.states.takeYoutubeTurn(betweenQuestions))) await this.ask(youtubeUrl, video);
    } catch (error) {
      this.log.warn(`Whether the video is live could not be kept; the next look tries again. ${String(error)}`);
    }
  }

  private async ask(url: string, video: string): Promise<void> {
    try {
      const answer = await this.api.ask(video);
      this.lastAnswer = { url, warning: answerWarnings[answer] };
      await this.store(url, answer === 'live');
    } catch (error) {
      if (!(error instanceof YoutubeUnavailable)) throw error;
      if (this.lastAnswer?.warning?.code !== 'YOUTUBE_UNCHECKED') this.log.warn(error.message);
      this.lastAnswer = { url, warning: { code: 'YOUTUBE_UNCHECKED', values: { reason: error.reason } } };
      await this.believe(url);
    }
  }

  /** Stores YouTube's answer, unless the broadcast has ended or another video was set in the meantime. */
  private store(url: string, youtubeIsLive: boolean): Promise<boolean> {
    const isKnown = (state: LiveState): boolean => state.youtubeIsConfirmed && state.youtubeIsLive === youtubeIsLive;
    return this.live.change((state) =>
      state.youtubeUrl !== url || isKnown(state) ? null : { youtubeIsLive, youtubeIsConfirmed: true },
    );
  }

  /** YouTube's last answer stays valid; before the first one, the person who pressed 'Go Live Now' is believed. */
  private believe(url: string): Promise<boolean> {
    return this.live.change(({ youtubeUrl, youtubeIsLive, youtubeIsConfirmed }) =>
      youtubeUrl !== url || youtubeIsConfirmed || youtubeIsLive ? null : { youtubeIsLive: true },
    );
  }
}
