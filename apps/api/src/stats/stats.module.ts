import { Module } from '@nestjs/common';
import { AnnouncementsModule } from '../announcements/announcements.module.ts';
import { ContactModule } from '../contact/contact.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { FamiliesModule } from '../families/families.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { MinistriesModule } from '../ministries/ministries.module.ts';
import { NewsletterModule } from '../newsletter/newsletter.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { PrayerModule } from '../prayer/prayer.module.ts';
import { ProductsModule } from '../products/products.module.ts';
import { SermonsModule } from '../sermons/sermons.module.ts';
import { TestimonialsModule } from '../testimonials/testimonials.module.ts';
import { DraftCountsService } from './draft-counts.service.ts';
import { MoneyStatsService } from './money-stats.service.ts';
import { PeopleStatsService } from './people-stats.service.ts';
import { StatsController } from './stats.controller.ts';
import { StatsService } from './stats.service.ts';
import { TodayController } from './today.controller.ts';
import { TodayService } from './today.service.ts';

@Module({
  imports: [
    SermonsModule,
    EventsModule,
    MinistriesModule,
    AnnouncementsModule,
    TestimonialsModule,
    OutboxModule,
    ContactModule,
    PrayerModule,
    FamiliesModule,
    NewsletterModule,
    LedgerModule,
    OrdersModule,
    ProductsModule,
    PaymentsModule,
  ],
  controllers: [StatsController, TodayController],
  providers: [StatsService, PeopleStatsService, MoneyStatsService, TodayService, DraftCountsService],
})
export class StatsModule {}
