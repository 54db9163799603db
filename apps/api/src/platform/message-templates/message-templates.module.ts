import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { CustomMessageText } from './custom-message-text.entity.ts';
import { MessageTemplateTests } from './message-template-tests.ts';
import { MessageTemplatesController } from './message-templates.controller.ts';
import { MessageTemplatesRepository } from './message-templates.repository.ts';
import { MessageTemplates } from './message-templates.ts';
import { MessageTemplatesAdminService } from './message-templates-admin.service.ts';

/** Global: every domain that sends a message declares its template, and the outbox writes the message. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([CustomMessageText]), AuditModule, OutboxModule],
  controllers: [MessageTemplatesController],
  providers: [MessageTemplatesRepository, MessageTemplates, MessageTemplatesAdminService, MessageTemplateTests],
  exports: [MessageTemplates, MessageTemplatesAdminService],
})
export class MessageTemplatesModule {}
