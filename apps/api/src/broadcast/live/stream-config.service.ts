import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import type { LiveSource } from './broadcast-status.ts';
import { StreamAddresses } from './stream-addresses.ts';
import {
  type RtmpConfigResponse,
  type StreamConfigRequest,
  type StreamConfigResponse,
  type StreamKeyResponse,
  toRtmpStreamConfig,
  toYoutubeConfig,
} from './stream-config.dto.ts';
import { keyUnreadable, noKey } from './stream-config.errors.ts';
import { configEntity, sourceNames, StreamConfigChanges } from './stream-config-changes.ts';
import { toStreamConfigColumns } from './stream-config-columns.ts';
import { StreamConfigsRepository } from './stream-configs.repository.ts';
import { forEncoder } from './stream-key-mask.ts';
import { StreamKeys } from './stream-keys.service.ts';

/** Addresses and keys of the streams, for staff who set up the encoder. The audit log records who saw or changed a key, but never the key. */
@Injectable()
export class StreamConfigService {
  constructor(
    private readonly configs: StreamConfigsRepository,
    private readonly keys: StreamKeys,
    private readonly addresses: StreamAddresses,
    private readonly audit: AuditService,
    private readonly changes: StreamConfigChanges,
  ) {}

  /** @throws DomainError 409 KEY_UNREADABLE, NO_KEY when the key is to be revealed and cannot be */
  async rtmp(isRevealed: boolean): Promise<RtmpConfigResponse> {
    const { rtmpUrl, streamKey, hlsUrl } = (await this.get()).rtmp;
    return { rtmpUrl, streamKey: isRevealed ? (await this.reveal('rtmp')).streamKey : streamKey, hlsUrl };
  }

  async get(): Promise<StreamConfigResponse> {
    const [youtube, rtmp] = await Promise.all([this.configs.get('youtube'), this.configs.get('rtmp')]);
    return {
      youtube: toYoutubeConfig(youtube, this.keys.read(youtube), this.addresses),
      rtmp: toRtmpStreamConfig(rtmp, this.keys.read(rtmp), this.addresses),
    };
  }

  /** @throws DomainError 400 */
  async save({ type, config }: StreamConfigRequest): Promise<StreamConfigResponse> {
    await this.changes.apply(type, toStreamConfigColumns(type, config, this.addresses), 'updated');
    return this.get();
  }

  /** Returns a stream key, not masked. @throws DomainError 409 KEY_UNREADABLE, NO_KEY */
  async reveal(type: LiveSource): Promise<StreamKeyResponse> {
    const { key, problem } = this.keys.read(await this.configs.get(type));
    if (problem !== null) throw keyUnreadable(problem);
    if (key === null) throw noKey();
    await this.audit.record({
      action: 'revealed',
      entity: configEntity,
      summary: `Stream key of ${sourceNames[type]}`,
    });
    return { type, streamKey: forEncoder(type, key) };
  }

  /** Creates a new key for our own stream. An encoder that uses the old key is disconnected. */
  async rotate(): Promise<StreamKeyResponse> {
    const key = this.keys.generate();
    await this.changes.apply('rtmp', { key }, 'rotated');
    return { type: 'rtmp', streamKey: forEncoder('rtmp', key) };
  }
}
