import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { NewsletterListService } from './newsletter-list.service.ts';
import { NewsletterSubscribersController } from './newsletter-subscribers.controller.ts';
import { NewsletterController } from './newsletter.controller.ts';
import { NewsletterService } from './newsletter.service.ts';
import { NewsletterSubscribersRepository } from './newsletter-subscribers.repository.ts';
import { NewsletterPersonalData } from './newsletter-personal-data.ts';

@Module({
  imports: [AuditModule, OutboxModule],
  controllers: [NewsletterController, NewsletterSubscribersController],
  providers: [NewsletterSubscribersRepository, NewsletterService, NewsletterListService, NewsletterPersonalData],
  exports: [NewsletterListService],
})
export class NewsletterModule {}
