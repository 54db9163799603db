import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { ContactInboxService } from './contact-inbox.service.ts';
import { ContactMessagesController } from './contact-messages.controller.ts';
import { ContactMessagesRepository } from './contact-messages.repository.ts';
import { ContactSweep } from './contact-sweep.ts';
import { ContactController } from './contact.controller.ts';
import { ContactService } from './contact.service.ts';
import { ContactPersonalData } from './contact-personal-data.ts';

@Module({
  imports: [AuditModule, OutboxModule],
  controllers: [ContactController, ContactMessagesController],
  providers: [ContactMessagesRepository, ContactService, ContactInboxService, ContactSweep, ContactPersonalData],
  exports: [ContactService, ContactInboxService],
})
export class ContactModule {}
