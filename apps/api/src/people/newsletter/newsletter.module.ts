import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { MessageTemplates } from '../../platform/message-templates/message-templates.ts';
import { OutboxModule } from '../../platform/outbox/outbox.module.ts';
import { NewsletterController } from './newsletter.controller.ts';
import { NewsletterService } from './newsletter.service.ts';
import { NewsletterAdminService } from './newsletter-admin.service.ts';
import { NewsletterPersonalData } from './newsletter-personal-data.ts';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.ts';
import { NewsletterSubscribersController } from './newsletter-subscribers.controller.ts';
import { NewsletterSubscribersRepository } from './newsletter-subscribers.repository.ts';
import { SubscribersImporter } from './subscribers-importer.ts';
import { Unsubscriptions } from './unsubscriptions.ts';
import { newsletterWelcome } from './welcome-email.ts';

@Module({
  imports: [TypeOrmModule.forFeature([NewsletterSubscriber]), AuditModule, OutboxModule],
  controllers: [NewsletterController, NewsletterSubscribersController],
  providers: [
    NewsletterSubscribersRepository,
    NewsletterService,
    NewsletterAdminService,
    NewsletterPersonalData,
    Unsubscriptions,
    SubscribersImporter,
  ],
  exports: [NewsletterAdminService, Unsubscriptions],
})
export class NewsletterModule {
  constructor(templates: MessageTemplates) {
    templates.register(newsletterWelcome);
  }
}
