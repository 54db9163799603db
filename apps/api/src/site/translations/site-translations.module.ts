import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { InterfaceCatalogues } from './interface-catalogues.service.ts';
import { InterfaceMessages } from './interface-messages.ts';
import { TranslationChangesService } from './translation-changes.service.ts';
import { TranslationImportService } from './translation-import.service.ts';
import { TranslationsController } from './translations.controller.ts';
import { TranslationsListService } from './translations-list.service.ts';

/** The list of all texts with their translations, and the catalogues for pages in other languages. */
@Module({
  imports: [AuditModule],
  controllers: [TranslationsController],
  providers: [
    InterfaceMessages,
    InterfaceCatalogues,
    TranslationsListService,
    TranslationChangesService,
    TranslationImportService,
  ],
  exports: [InterfaceCatalogues, InterfaceMessages],
})
export class SiteTranslationsModule {}
