import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { MessageTemplates } from '../../platform/message-templates/message-templates.ts';
import { OutboxModule } from '../../platform/outbox/outbox.module.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { ContactController } from './contact.controller.ts';
import { ContactService } from './contact.service.ts';
import { ContactAdminService } from './contact-admin.service.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactMessagesController } from './contact-messages.controller.ts';
import { ContactMessagesRepository } from './contact-messages.repository.ts';
import { ContactPersonalData } from './contact-personal-data.ts';
import { ContactReply } from './contact-reply.entity.ts';
import { ContactWorkItems } from './contact-work-items.ts';
import { contactReply } from './reply-email.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessage, ContactReply]), AuditModule, OutboxModule],
  controllers: [ContactController, ContactMessagesController],
  providers: [ContactMessagesRepository, ContactService, ContactAdminService, ContactPersonalData, ContactWorkItems],
  exports: [ContactService, ContactAdminService],
})
export class ContactModule {
  constructor(retention: Retention, messages: ContactMessagesRepository, templates: MessageTemplates) {
    templates.register(contactReply);
    retention.add(
      {
        records: 'Contact messages',
        after: 'correspondence',
        outcome: 'removed',
        apply: (before) => messages.removeCreatedBefore(before),
      },
      {
        records: 'Deleted contact messages',
        after: 'deleted',
        outcome: 'removed',
        apply: (before) => messages.removeDeletedBefore(before),
      },
    );
  }
}
