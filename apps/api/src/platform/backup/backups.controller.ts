import { Controller, Headers, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../auth/access.ts';
import { RateClass } from '../rate-limits/rate-class.ts';
import type { StoredBackup } from './backup-store.ts';
import { Backups } from './backups.service.ts';

/** For `npm run backup` while the server runs, because then only the server can read an embedded database. */
@ApiExcludeController()
@Controller('backups')
@Public()
@RateClass('hook')
export class BackupsController {
  constructor(private readonly backups: Backups) {}

  @Post()
  create(@Headers('x-backup-key') key = ''): Promise<StoredBackup> {
    return this.backups.createFor(key);
  }
}
