import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule } from '../content/content.module.ts';
import { LegalPagesController } from './legal-pages.controller.ts';
import { OwnPageEntity } from './own-page.entity.ts';
import { OwnPagesAdminController, OwnPagesController } from './own-pages.controller.ts';
import { OwnPagesRepository } from './own-pages.repository.ts';
import { OwnPagesService } from './own-pages.service.ts';
import { PageLinksService } from './page-links.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([OwnPageEntity]), ContentModule],
  controllers: [OwnPagesController, OwnPagesAdminController, LegalPagesController],
  providers: [OwnPagesRepository, OwnPagesService, PageLinksService],
  exports: [PageLinksService],
})
export class OwnPagesModule {}
