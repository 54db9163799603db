import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { type DiskUseKind, diskUseKinds } from '../../platform/disk/disk-usage.ts';

export class DiskUseResponse {
  @ApiProperty({
    enum: diskUseKinds,
    description:
      '`image`, `audio`, `video`: uploads, without the smaller copies of pictures; `unfinished`: unfinished uploads; ' +
      '`recordings`: recordings of services without a sermon; `live`: the last minutes of the stream; ' +
      '`database`: the embedded database; `backups`: backups on the same disk; `other`: everything else on the disk',
    example: 'video',
  })
  kind: DiskUseKind;

  @ApiProperty({ type: 'integer', description: 'Size in bytes', example: 31_200_000_000 })
  bytes: number;
}

export class DiskResponse {
  @ApiProperty({ type: 'integer', description: 'Total size in bytes', example: 80_000_000_000 })
  totalBytes: number;

  @ApiProperty({ type: 'integer', description: 'Free bytes', example: 12_400_000_000 })
  freeBytes: number;

  @ApiProperty({ type: 'integer', description: 'Used space in percent, rounded up as `df` does', example: 85 })
  usedPercent: number;

  @ApiProperty({ type: [DiskUseResponse], description: 'What uses the disk, largest first; empty below 80 %' })
  uses: DiskUseResponse[];
}

// Written out, because a reference cannot be null in OpenAPI 3.0.
const lastBackup: ApiPropertyOptions = {
  selfRequired: true,
  type: 'object',
  nullable: true,
  description: 'The last good backup; null if there is none',
  required: ['createdAt', 'bytes'],
  properties: {
    createdAt: {
      type: 'string',
      format: 'date-time',
      description: 'When it was made, UTC',
      example: '2026-11-22T02:00:00.000Z',
    },
    bytes: { type: 'integer', description: 'Size in bytes', example: 34_000_000 },
  },
};
const backupFailure: ApiPropertyOptions = {
  selfRequired: true,
  type: 'object',
  nullable: true,
  description: 'The last attempt, if it failed after the last good backup; otherwise null',
  required: ['at', 'reason'],
  properties: {
    at: {
      type: 'string',
      format: 'date-time',
      description: 'When it failed, UTC',
      example: '2026-11-23T02:00:00.000Z',
    },
    reason: {
      type: 'string',
      description: 'Error message of the system',
      example: 'ENOSPC: no space left on device, write',
    },
  },
};

export class BackupsResponse {
  @ApiProperty({ description: 'False if BACKUP_TO is not set and no backups are made', example: true })
  isConfigured: boolean;

  @ApiProperty(lastBackup)
  last: { createdAt: string; bytes: number } | null;

  @ApiProperty({ description: 'Whether the last good backup is older than 48 hours', example: false })
  isOverdue: boolean;

  @ApiProperty(backupFailure)
  failure: { at: string; reason: string } | null;
}

/** The state of the server itself. */
export class SystemResponse {
  @ApiProperty({ type: DiskResponse, description: 'The disk that contains DATA_DIR' })
  disk: DiskResponse;

  @ApiProperty({ type: BackupsResponse, description: 'The backups' })
  backups: BackupsResponse;
}
