import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import { answerJson } from '../../platform/http/answer-text.ts';

/** Milliseconds that one request may take. */
const timeoutMs = 10_000;

/** YouTube could not be reached, or its response was of no use. */
export class YoutubeUnavailable extends Error {
  constructor(readonly reason: 'UNREACHABLE' | 'REFUSED' | 'ERROR' | 'UNEXPECTED') {
    super(`The video could not be asked about: ${reason}`);
  }
}

/** The state of a video according to YouTube. */
export type YoutubeAnswer = 'live' | 'not live' | 'unknown video';

/** YouTube's Data API, as far as it is needed: `videos.list` costs one unit of the 10,000 that a key has each day. */
@Injectable()
export class YoutubeApi {
  constructor(private readonly config: Config) {}

  get isSetUp(): boolean {
    return this.config.live.youtube !== undefined;
  }

  /** @throws YoutubeUnavailable */
  async ask(video: string): Promise<YoutubeAnswer> {
    const { url = '', key = '' } = this.config.live.youtube ?? {};
    const query = new URLSearchParams({ part: 'snippet,liveStreamingDetails', id: video, key });
    const answer = await fetch(`${url}/videos?${query}`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null);
    if (answer === null) throw new YoutubeUnavailable('UNREACHABLE');
    const body = (await answerJson(answer).catch(() => null)) as {
      items?: { snippet?: { liveBroadcastContent?: unknown } }[];
    } | null;
    // 403: the key has no access, or the daily quota is used up. 400: the key is not valid.
    if (!answer.ok) throw new YoutubeUnavailable(answer.status === 403 || answer.status === 400 ? 'REFUSED' : 'ERROR');
    if (!Array.isArray(body?.items)) throw new YoutubeUnavailable('UNEXPECTED');
    const [item] = body.items;
    return item ? (item.snippet?.liveBroadcastContent === 'live' ? 'live' : 'not live') : 'unknown video';
  }
}
