import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { currentActor } from '../../platform/auth/access.ts';
import { Database } from '../../platform/database/database.ts';
import { BroadcastService } from './broadcast.service.ts';
import type { LiveSource } from './broadcast-status.ts';
import type { StreamConfig } from './stream-config.entity.ts';
import type { StreamConfigColumns } from './stream-config-columns.ts';
import { StreamConfigsRepository } from './stream-configs.repository.ts';
import { StreamKeys } from './stream-keys.service.ts';

export const sourceNames: Record<LiveSource, string> = { youtube: 'YouTube', rtmp: 'our own stream' };
export const configEntity = 'stream-config';

const auditedFields = ({ ingestUrl, watchUrl }: StreamConfig): object => ({ ingestUrl, watchUrl });

/** Applies a change of configuration: records who made it, updates the running broadcast, and disconnects an encoder that uses an old key. */
@Injectable()
export class StreamConfigChanges {
  constructor(
    private readonly configs: StreamConfigsRepository,
    private readonly keys: StreamKeys,
    private readonly broadcast: BroadcastService,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  async apply(
    type: LiveSource,
    { key, ...addresses }: StreamConfigColumns,
    action: 'updated' | 'rotated',
  ): Promise<void> {
    const isNewKey = await this.database.transaction(async () => {
      const before = await this.configs.lockForUpdate(type);
      const isNew = key !== undefined && key !== this.keys.read(before).key;
      const { ingestUrl = before.ingestUrl, watchUrl = before.watchUrl } = addresses;
      const after = { ...before, ingestUrl, watchUrl, updatedAt: new Date(), updatedBy: currentActor() };
      await this.configs.update(type, {
        ...after,
        sealedKey: isNew ? (key === null ? null : this.keys.seal(key)) : before.sealedKey,
      });
      if (watchUrl !== before.watchUrl) await this.broadcast.follow(type, watchUrl);
      await this.audit.record({
        action,
        entity: configEntity,
        summary: `Stream configuration of ${sourceNames[type]}${isNew ? ', with a new key' : ''}`,
        before: auditedFields(before),
        after: auditedFields(after),
      });
      return isNew;
    });
    if (isNewKey && type === 'rtmp') await this.keys.disconnectPublisher();
  }
}
