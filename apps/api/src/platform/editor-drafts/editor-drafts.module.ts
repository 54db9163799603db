import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Retention } from '../retention/retention.ts';
import { EditorDraft } from './editor-draft.entity.ts';
import { EditorDraftsController } from './editor-drafts.controller.ts';
import { EditorDraftsRepository } from './editor-drafts.repository.ts';
import { EditorDraftsService } from './editor-drafts.service.ts';

/** Global, because drafts are deleted together with the account that typed them. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([EditorDraft])],
  controllers: [EditorDraftsController],
  providers: [EditorDraftsRepository, EditorDraftsService],
  exports: [EditorDraftsService],
})
export class EditorDraftsModule {
  constructor(retention: Retention, drafts: EditorDraftsRepository) {
    retention.add({
      records: 'Unsaved forms of the console',
      after: 'editorDraft',
      outcome: 'removed',
      apply: (before) => drafts.removeSavedBefore(before),
    });
  }
}
