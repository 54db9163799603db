import { Module } from '@nestjs/common';
import { RecordingsModule } from '../../broadcast/recordings/recordings.module.ts';
import { LedgerModule } from '../../money/ledger/ledger.module.ts';
import { OrdersModule } from '../../money/orders/orders.module.ts';
import { PaymentsModule } from '../../money/payments/payments.module.ts';
import { ProductsModule } from '../../money/products/products.module.ts';
import { ContactModule } from '../../people/contact/contact.module.ts';
import { FamiliesModule } from '../../people/families/families.module.ts';
import { NewsletterModule } from '../../people/newsletter/newsletter.module.ts';
import { PrayerModule } from '../../people/prayer/prayer.module.ts';
import { BackupModule } from '../../platform/backup/backup.module.ts';
import { OutboxModule } from '../../platform/outbox/outbox.module.ts';
import { UploadsModule } from '../../platform/uploads/uploads.module.ts';
import { ContentModule } from '../../publishing/content/content.module.ts';
import { EventsModule } from '../../publishing/events/events.module.ts';
import { MoneyStatsService } from './money-stats.service.ts';
import { MoneyTodayService } from './money-today.service.ts';
import { PeopleStatsService } from './people-stats.service.ts';
import { PeopleTodayService } from './people-today.service.ts';
import { PlatformTodayService } from './platform-today.service.ts';
import { StatsController } from './stats.controller.ts';
import { StatsService } from './stats.service.ts';
import { SystemController } from './system.controller.ts';
import { SystemService } from './system.service.ts';
import { TodayController } from './today.controller.ts';
import { TodayService } from './today.service.ts';

@Module({
  imports: [
    ContentModule,
    EventsModule,
    OutboxModule,
    ContactModule,
    PrayerModule,
    FamiliesModule,
    NewsletterModule,
    LedgerModule,
    OrdersModule,
    ProductsModule,
    PaymentsModule,
    UploadsModule,
    BackupModule,
    RecordingsModule,
  ],
  controllers: [StatsController, TodayController, SystemController],
  providers: [
    StatsService,
    PeopleStatsService,
    MoneyStatsService,
    TodayService,
    PeopleTodayService,
    MoneyTodayService,
    PlatformTodayService,
    SystemService,
  ],
})
export class StatsModule {}
