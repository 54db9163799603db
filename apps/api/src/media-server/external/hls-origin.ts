import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { DomainError } from '../../common/errors/domain-error.ts';

/** Milliseconds for a playlist, and for a whole piece. */
const patience = { playlist: 3_000, piece: 10_000 } as const;

const unreachable = (): DomainError =>
  new DomainError(
    503,
    'MEDIA_SERVER_UNREACHABLE',
    'The stream cannot be reached at the moment. Please try again shortly.',
    undefined,
    2,
  );

/** Where a media server of its own hands out its HLS. */
export class HlsOrigin {
  /** @param root as in `http://srs:8080` */
  constructor(private readonly root: string) {}

  /** Null where there is none. @throws DomainError 503 */
  async playlist(path: string): Promise<string | null> {
    const answer = await this.get(path, patience.playlist);
    return answer && answer.text().catch(() => Promise.reject(unreachable()));
  }

  /** Null where there is none. @throws DomainError 503 */
  async piece(path: string): Promise<{ bytes: number | null; body: Readable } | null> {
    const answer = await this.get(path, patience.piece);
    if (!answer?.body) return null;
    const bytes = answer.headers.get('content-length');
    return { bytes: bytes === null ? null : Number(bytes), body: Readable.fromWeb(answer.body as ReadableStream) };
  }

  private async get(path: string, within: number): Promise<Response | null> {
    const answer = await fetch(`${this.root}/${path}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(within),
    }).catch(() => Promise.reject(unreachable()));
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw unreachable();
  }
}
