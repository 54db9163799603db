import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { youtubeTarget } from '@ministry/domain';
import type { StreamWarning } from '../media-server/media-server.ts';
import { LiveService } from './live.service.ts';
import type { LiveState } from './live-state.entity.ts';
import { LiveStateRepository } from './live-state.repository.ts';
import { type YoutubeAnswer, YoutubeApi, YoutubeUnavailable } from './youtube-api.ts';

/** Milliseconds between two looks at whether it is time to ask. */
const interval = 1_000;
/** Milliseconds between two questions, of all processes together: 2,880 a day. */
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

/** Asks YouTube whether the video is live while it is meant to be. Where it cannot be asked, the person who pressed is believed. */
@Injectable()
export class YoutubeWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(YoutubeWatch.name);
  private timer: NodeJS.Timeout | undefined;
  private asking: Promise<void> | undefined;
  /** About this address. */
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

  /** Of a video, with a key; what a channel has live cannot be asked for at this price. */
  canAsk(url: string): boolean {
    return this.api.isSetUp && videoOf(url) !== null;
  }

  /** What staff should know of a video that is meant to be live. */
  warnings(url: string | null): StreamWarning[] {
    return this.lastAnswer?.warning && this.lastAnswer.url === url ? [this.lastAnswer.warning] : [];
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
      await this.decide(url, answer === 'live', true);
    } catch (error) {
      if (!(error instanceof YoutubeUnavailable)) throw error;
      if (this.lastAnswer?.warning?.code !== 'YOUTUBE_UNCHECKED') this.log.warn(error.message);
      // What YouTube said before goes on to hold; before it has said anything, the press does.
      const isFirst = this.lastAnswer?.url !== url;
      this.lastAnswer = { url, warning: { code: 'YOUTUBE_UNCHECKED', values: { reason: error.reason } } };
      if (isFirst) await this.decide(url, true, false);
    }
  }

  /** Unless it has been ended or another video named meanwhile. */
  private decide(url: string, youtubeIsLive: boolean, youtubeIsConfirmed: boolean): Promise<boolean> {
    const isKnown = (state: LiveState): boolean =>
      state.youtubeIsLive === youtubeIsLive && state.youtubeIsConfirmed === youtubeIsConfirmed;
    return this.live.change((state) =>
      state.youtubeUrl !== url || isKnown(state) ? null : { youtubeIsLive, youtubeIsConfirmed },
    );
  }
}
