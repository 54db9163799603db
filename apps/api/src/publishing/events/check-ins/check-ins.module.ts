import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../../platform/audit/audit.module.ts';
import { MessageTemplates } from '../../../platform/message-templates/message-templates.ts';
import { OutboxModule } from '../../../platform/outbox/outbox.module.ts';
import { Retention } from '../../../platform/retention/retention.ts';
import { EventEntity } from '../event.entity.ts';
import { EventsModule } from '../events.module.ts';
import { AttendanceController } from './attendance.controller.ts';
import { AttendanceService } from './attendance.service.ts';
import { CheckIn } from './check-in.entity.ts';
import { CheckInCounter } from './check-in-counter.entity.ts';
import { CheckInsController } from './check-ins.controller.ts';
import { CheckInsRepository } from './check-ins.repository.ts';
import { CheckInsService } from './check-ins.service.ts';
import { ThanksService } from './thanks.service.ts';
import { eventThanks, ThanksEmail } from './thanks-email.ts';
import { ThanksSender } from './thanks-sender.ts';
import { WalkInPersonalData } from './walk-in-personal-data.ts';

@Module({
  imports: [TypeOrmModule.forFeature([CheckIn, CheckInCounter, EventEntity]), EventsModule, AuditModule, OutboxModule],
  controllers: [CheckInsController, AttendanceController],
  providers: [
    CheckInsRepository,
    CheckInsService,
    AttendanceService,
    ThanksService,
    ThanksSender,
    ThanksEmail,
    WalkInPersonalData,
  ],
  exports: [CheckInsRepository],
})
export class CheckInsModule {
  constructor(retention: Retention, checkIns: CheckInsRepository, templates: MessageTemplates) {
    templates.register(eventThanks);
    retention.add({
      records: 'Check-ins at events',
      after: 'correspondence',
      outcome: 'removed',
      apply: (before) => checkIns.removeOfEventsOverBefore(before),
    });
  }
}
