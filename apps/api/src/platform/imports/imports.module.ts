import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.ts';
import { Retention } from '../retention/retention.ts';
import { Import } from './import.entity.ts';
import { importControllers } from './import-controller.ts';
import { ImportRegistry } from './import-registry.ts';
import { ImportRow } from './import-row.entity.ts';
import { ImportUndoService } from './import-undo.service.ts';
import { ImportsController } from './imports.controller.ts';
import { ImportsRepository } from './imports.repository.ts';
import { ImportsService } from './imports.service.ts';

/** Global, because any domain may register an importer. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Import, ImportRow]), AuditModule],
  controllers: [ImportsController, ...importControllers],
  providers: [ImportRegistry, ImportsRepository, ImportsService, ImportUndoService],
  exports: [ImportRegistry],
})
export class ImportsModule {
  constructor(retention: Retention, imports: ImportsRepository) {
    retention.add({
      records: 'What an undo needs of imports',
      after: 'deleted',
      outcome: 'removed',
      apply: (before) => imports.removeRowsBefore(before),
    });
  }
}
