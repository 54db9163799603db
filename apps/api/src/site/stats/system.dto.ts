import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { type DiskUseKind, diskUseKinds } from '../../platform/disk/disk-usage.ts';

export class DiskUseResponse {
  @ApiProperty({
    enum: diskUseKinds,
    description:
      '`image`, `audio`, `video`: uploads, pictures without their smaller copies; `unfinished`: uploads on their way in; ' +
      '`recordings`: of services, not made a sermon yet; `live`: the last minutes of the stream; ' +
      '`database`: the embedded one; `backups`: on the same disk; `other`: all the rest of the disk',
    example: 'video',
  })
  kind: DiskUseKind;

  @ApiProperty({ type: 'integer', description: 'Bytes', example: 31_200_000_000 })
  bytes: number;
}

export class DiskResponse {
  @ApiProperty({ type: 'integer', description: 'Bytes in all', example: 80_000_000_000 })
  totalBytes: number;

  @ApiProperty({ type: 'integer', description: 'Bytes that can still be used', example: 12_400_000_000 })
  freeBytes: number;

  @ApiProperty({ type: 'integer', description: 'How full it is: per cent, rounded up as `df` does', example: 85 })
  usedPercent: number;

  @ApiProperty({ type: [DiskUseResponse], description: 'What takes the room, the largest first; empty below 80 %' })
  uses: DiskUseResponse[];
}

// Written out, because a reference cannot be null in OpenAPI 3.0.
const lastBackup: ApiPropertyOptions = {
  selfRequired: true,
  type: 'object',
  nullable: true,
  description: 'The last good one; null: there is none',
  required: ['createdAt', 'bytes'],
  properties: {
    createdAt: {
      type: 'string',
      format: 'date-time',
      description: 'When it was made, UTC',
      example: '2026-11-22T02:00:00.000Z',
    },
    bytes: { type: 'integer', description: 'Bytes', example: 34_000_000 },
  },
};
const backupFailure: ApiPropertyOptions = {
  selfRequired: true,
  type: 'object',
  nullable: true,
  description: 'The last attempt, where it failed after the last good one; null: it did not',
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
      description: 'What the system says of it',
      example: 'ENOSPC: no space left on device, write',
    },
  },
};

export class BackupsResponse {
  @ApiProperty({ description: 'False: BACKUP_TO is not set, and no backup is made', example: true })
  isConfigured: boolean;

  @ApiProperty(lastBackup)
  last: { createdAt: string; bytes: number } | null;

  @ApiProperty({ description: 'The last good one is older than 48 hours', example: false })
  isOverdue: boolean;

  @ApiProperty(backupFailure)
  failure: { at: string; reason: string } | null;
}

/** The state of the server itself. */
export class SystemResponse {
  @ApiProperty({ type: DiskResponse, description: 'The disk of DATA_DIR' })
  disk: DiskResponse;

  @ApiProperty({ type: BackupsResponse, description: 'The backups' })
  backups: BackupsResponse;
}
