import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type WorkItemKind, workItemKinds } from '@ministry/domain';
import { AuditModule } from '../audit/audit.module.ts';
import { MessageTemplates } from '../message-templates/message-templates.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { Retention } from '../retention/retention.ts';
import { itemAssigned } from './assignment-email.ts';
import { AssignmentNotices } from './assignment-notices.ts';
import { AssignmentsService } from './assignments.service.ts';
import { ItemAssignment } from './item-assignment.entity.ts';
import { ItemAssignmentsRepository } from './item-assignments.repository.ts';
import { ItemNote } from './item-note.entity.ts';
import { ItemNotePersonalData } from './item-note-personal-data.ts';
import { ItemNotesRepository } from './item-notes.repository.ts';
import { ItemNotesService } from './item-notes.service.ts';
import { WorkItemRecords } from './work-item-records.ts';
import { WorkItemRegistry } from './work-item-registry.ts';
import { workItemsController } from './work-items.controller.ts';
import { WorkItemsService } from './work-items.service.ts';

/** Global: each domain with work items declares them and decides when they are erased. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ItemAssignment, ItemNote]), AuditModule, OutboxModule],
  controllers: (Object.keys(workItemKinds) as WorkItemKind[]).map(workItemsController),
  providers: [
    WorkItemRegistry,
    ItemAssignmentsRepository,
    ItemNotesRepository,
    AssignmentNotices,
    AssignmentsService,
    ItemNotesService,
    WorkItemsService,
    WorkItemRecords,
    ItemNotePersonalData,
  ],
  exports: [WorkItemRegistry, AssignmentsService, WorkItemRecords],
})
export class WorkItemsModule {
  constructor(retention: Retention, notes: ItemNotesRepository, templates: MessageTemplates) {
    templates.register(itemAssigned);
    retention.add({
      records: 'Deleted notes on messages, prayer requests and orders',
      after: 'deleted',
      outcome: 'removed',
      apply: (before) => notes.removeDeletedBefore(before),
    });
  }
}
