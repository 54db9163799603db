import { randomBytes } from 'node:crypto';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { isSameSecret } from '../../platform/crypto/same-secret.ts';
import { open, seal } from '../../platform/crypto/sealed.ts';
import { SecretKey } from '../../platform/crypto/secret-key.ts';
import { type AnyText } from '../../platform/texts/sentence.ts';
import { MediaServer } from '../media-server/media-server.ts';
import type { LiveSource } from './broadcast-status.ts';
import { liveTexts } from './live.copy.ts';
import type { StreamConfig } from './stream-config.entity.ts';
import { StreamConfigsRepository } from './stream-configs.repository.ts';

/** Bytes of a key: 144 bits, encoded in characters that need no escaping in an address. */
const keyBytes = 18;
/** Milliseconds between two checks whether the key of the current publisher is still valid: another process may have replaced it. */
const interval = 5_000;

const unreadable: Record<LiveSource, AnyText> = {
  youtube: liveTexts.youtubeKeyUnreadable,
  rtmp: liveTexts.ownKeyUnreadable,
};

/** A stored key; both fields are null if there is none. */
export interface StoredKey {
  key: string | null;
  /** Why the key cannot be read, as a sentence for staff. */
  problem: AnyText | null;
}

/** The stream keys that encoders publish with. They are stored encrypted; our own is generated at the first start. */
@Injectable()
export class StreamKeys implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(StreamKeys.name);
  /** Encrypted key of the publisher that the embedded media server has admitted; null: nobody. */
  private admitted: string | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly configs: StreamConfigsRepository,
    private readonly secret: SecretKey,
    private readonly mediaServer: MediaServer,
  ) {}

  onModuleInit(): void {
    this.mediaServer.checkKeysWith((key) => this.admit(key));
  }

  async onApplicationBootstrap(): Promise<void> {
    const { sealedKey } = await this.configs.get('rtmp');
    if (sealedKey === null) await this.configs.giveFirstKey('rtmp', this.seal(this.generate()));
    this.timer = setInterval(() => void this.recheck(), interval).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Whether it is the key of our own stream. @throws when the database is unavailable; nobody may publish then */
  async check(key: string): Promise<boolean> {
    return this.isKeyOf(await this.configs.get('rtmp'), key);
  }

  /** Disconnects a publisher whose key is no longer valid. */
  async disconnectPublisher(): Promise<void> {
    this.admitted = null;
    try {
      await this.mediaServer.disconnect();
    } catch (error) {
      this.log.warn(`The encoder that uses the old stream key could not be disconnected. ${String(error)}`);
    }
  }

  generate(): string {
    return randomBytes(keyBytes).toString('base64url');
  }

  seal(key: string): string {
    return seal(key, this.secret.for('stream keys'));
  }

  read({ type, sealedKey }: StreamConfig): StoredKey {
    if (sealedKey === null) return { key: null, problem: null };
    const secret = this.secret.for('stream keys');
    try {
      return { key: open(sealedKey, secret).toString(), problem: null };
    } catch {
      return { key: null, problem: unreadable[type] };
    }
  }

  private isKeyOf(config: StreamConfig, key: string): boolean {
    const stored = this.read(config);
    return stored.key !== null && isSameSecret(key, stored.key);
  }

  private async admit(key: string): Promise<boolean> {
    const config = await this.configs.get('rtmp');
    await this.disconnectUnlessCurrent(config);
    const isRight = this.isKeyOf(config, key);
    if (isRight) this.admitted = config.sealedKey;
    return isRight;
  }

  private async recheck(): Promise<void> {
    if (this.admitted === null) return;
    // While the database is unavailable, a current publisher stays connected.
    const config = await this.configs.get('rtmp').catch(() => null);
    if (config) await this.disconnectUnlessCurrent(config);
  }

  private async disconnectUnlessCurrent({ sealedKey }: StreamConfig): Promise<void> {
    if (this.admitted !== null && this.admitted !== sealedKey) await this.disconnectPublisher();
  }
}
