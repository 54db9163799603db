import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type DomainError, unavailable } from '../../../platform/errors/domain-error.ts';
import { answerText } from '../../../platform/http/answer-text.ts';
import { liveTexts } from '../../live/live.copy.ts';

const playlistTimeoutMs = 3_000;
const segmentTimeoutMs = 10_000;

const unreachable = (): DomainError => unavailable('MEDIA_SERVER_UNREACHABLE', liveTexts.unreachable, 2);

/** HLS files of an external media server. */
export class HlsOrigin {
  /** @param root such as `http://srs:8080` */
  constructor(private readonly root: string) {}

  /** Null when there is no such playlist. @throws DomainError 503 */
  async playlist(path: string): Promise<string | null> {
    const answer = await this.get(path, playlistTimeoutMs);
    return answer && answerText(answer).catch(() => Promise.reject(unreachable()));
  }

  /** Null when there is no such segment. @throws DomainError 503 */
  async segment(path: string): Promise<{ bytes: number | null; body: Readable } | null> {
    const answer = await this.get(path, segmentTimeoutMs);
    if (!answer?.body) return null;
    const bytes = answer.headers.get('content-length');
    return { bytes: bytes === null ? null : Number(bytes), body: Readable.fromWeb(answer.body as ReadableStream) };
  }

  private async get(path: string, timeoutMs: number): Promise<Response | null> {
    const answer = await fetch(`${this.root}/${path}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => Promise.reject(unreachable()));
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw unreachable();
  }
}
