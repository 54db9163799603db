import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../../platform/audit/audit.module.ts';
import { MessageTemplates } from '../../../platform/message-templates/message-templates.ts';
import { OutboxModule } from '../../../platform/outbox/outbox.module.ts';
import { NotificationsModule } from '../../../platform/push/notifications.module.ts';
import { EventsModule } from '../events.module.ts';
import { EventMessage } from './event-message.entity.ts';
import { EventMessageMails } from './event-message-mails.ts';
import { EventMessageSender } from './event-message-sender.ts';
import { eventMessage, eventMessageText, eventReminder, eventReminderText } from './event-message-templates.ts';
import { EventMessagesController } from './event-messages.controller.ts';
import { EventMessagesRepository } from './event-messages.repository.ts';
import { EventMessagesService } from './event-messages.service.ts';
import { EventNotificationsController } from './event-notifications.controller.ts';
import { EventNotificationsService } from './event-notifications.service.ts';
import { EventReminders } from './event-reminders.ts';

@Module({
  imports: [TypeOrmModule.forFeature([EventMessage]), EventsModule, AuditModule, OutboxModule, NotificationsModule],
  controllers: [EventMessagesController, EventNotificationsController],
  providers: [
    EventMessagesRepository,
    EventMessagesService,
    EventNotificationsService,
    EventMessageMails,
    EventReminders,
    EventMessageSender,
  ],
})
export class EventMessagesModule {
  constructor(templates: MessageTemplates) {
    templates.register(eventMessage, eventMessageText, eventReminder, eventReminderText);
  }
}
