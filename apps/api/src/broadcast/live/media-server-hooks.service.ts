import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import type { MediaServerKind } from '../../platform/config/environment.ts';
import { isSameSecret } from '../../platform/crypto/same-secret.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { errorTexts } from '../../platform/errors/errors.copy.ts';
import { type AnyText } from '../../platform/texts/sentence.ts';
import { streamApp, streamName } from '../media-server/media-server.ts';
import { RecordedFiles } from '../media-server/recorded-files.ts';
import { liveTexts } from './live.copy.ts';
import type { MediaServerCall } from './media-server-call.ts';
import type { SrsAcceptedResponse } from './media-server-hooks.dto.ts';
import { StreamKeys } from './stream-keys.service.ts';

/** Maximum bytes of a callback. */
const largest = 4 * 1024;
/** Maximum characters of a key. */
const maxKeyLength = 128;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const refused = (code: string, message: AnyText): DomainError => new DomainError(403, code, message);

/** Handles the callbacks of an external media server. A thrown error refuses the encoder, and so does a missing response. */
@Injectable()
export class MediaServerHooks {
  constructor(
    private readonly config: Config,
    private readonly keys: StreamKeys,
    private readonly recorded: RecordedFiles,
  ) {}

  /** @throws DomainError 403, 413 */
  async srs(call: MediaServerCall): Promise<SrsAcceptedResponse> {
    this.check('srs', call);
    const { action, app, stream, param, cwd, file } = call.body;
    // `param` follows the name of the stream, as in '?key=SECRET&vhost=…'.
    if (action === 'on_publish') await this.admit(app, stream, new URLSearchParams(textOf(param)).get('key'));
    if (action === 'on_dvr' && app === streamApp && stream === streamName)
      await this.recorded.note(textOf(cwd), textOf(file));
    return { code: 0 };
  }

  /** @throws DomainError 403, 413 */
  async nginx(call: MediaServerCall): Promise<void> {
    this.check('nginx', call);
    const { call: event, app, name, key } = call.body;
    if (event === 'publish') await this.admit(app, name, key);
  }

  /** Runs before anything of the body is used. @throws DomainError 403, 413 */
  private check(kind: MediaServerKind, { secret, bytes }: MediaServerCall): void {
    const { server, external } = this.config.live;
    if (server !== kind || !external || secret === undefined || !isSameSecret(secret, external.secret))
      throw refused('CALLBACK_REFUSED', liveTexts.notOfMediaServer);
    if (bytes > largest) throw new DomainError(413, 'PAYLOAD_TOO_LARGE', errorTexts.tooLarge);
  }

  /** @throws DomainError 403 when the stream is not ours or its key is wrong */
  private async admit(app: unknown, stream: unknown, key: unknown): Promise<void> {
    const streamKey = textOf(key);
    const isOurs = app === streamApp && stream === streamName;
    if (!isOurs || streamKey === '' || streamKey.length > maxKeyLength || !(await this.keys.check(streamKey)))
      throw refused('STREAM_KEY_REFUSED', liveTexts.keyRefused);
  }
}
