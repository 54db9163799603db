import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AnnouncementsModule } from './announcements/announcements.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { RateLimitGuard } from './common/http/rate-limit.guard.ts';
import { RateLimitsModule } from './common/http/rate-limits.module.ts';
import { CommonModule } from './common/common.module.ts';
import type { Config } from './config/config.ts';
import { ConfigModule } from './config/config.module.ts';
import { ContactModule } from './contact/contact.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { SeedModule } from './database/seed/seed.module.ts';
import { DonationsModule } from './donations/donations.module.ts';
import { EventsModule } from './events/events.module.ts';
import { FamiliesModule } from './families/families.module.ts';
import { GalleriesModule } from './galleries/galleries.module.ts';
import { FeedsModule } from './feeds/feeds.module.ts';
import { HealthModule } from './health/health.module.ts';
import { IdempotencyModule } from './idempotency/idempotency.module.ts';
import { LiveModule } from './live/live.module.ts';
import { MinistriesModule } from './ministries/ministries.module.ts';
import { NewsletterModule } from './newsletter/newsletter.module.ts';
import { OrdersModule } from './orders/orders.module.ts';
import { OutboxModule } from './outbox/outbox.module.ts';
import { FlutterwaveModule } from './payments/flutterwave/flutterwave.module.ts';
import { PaymentsModule } from './payments/payments.module.ts';
import { PesapalModule } from './payments/pesapal/pesapal.module.ts';
import { SandboxModule } from './payments/sandbox/sandbox.module.ts';
import { PeopleModule } from './people/people.module.ts';
import { PrayerModule } from './prayer/prayer.module.ts';
import { ProductsModule } from './products/products.module.ts';
import { RecordingsModule } from './recordings/recordings.module.ts';
import { SermonsModule } from './sermons/sermons.module.ts';
import { SearchModule } from './search/search.module.ts';
import { PlaceholdersModule } from './placeholders/placeholders.module.ts';
import { AccessGuard } from './staff/access.guard.ts';
import { StatsModule } from './stats/stats.module.ts';
import { StaffModule } from './staff/staff.module.ts';
import { TestimonialsModule } from './testimonials/testimonials.module.ts';
import { UploadsModule } from './uploads/uploads.module.ts';
import { WebModule } from './web/web.module.ts';

@Module({})
export class AppModule {
  static of(config: Config, further: Type[] = []): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(config),
        DatabaseModule,
        CommonModule,
        HealthModule,
        RateLimitsModule,
        StaffModule,
        AuditModule,
        IdempotencyModule,
        OutboxModule,
        EventsModule,
        SermonsModule,
        MinistriesModule,
        AnnouncementsModule,
        TestimonialsModule,
        NewsletterModule,
        ContactModule,
        DonationsModule,
        PrayerModule,
        FamiliesModule,
        PeopleModule,
        PaymentsModule,
        ProductsModule,
        OrdersModule,
        PesapalModule,
        FlutterwaveModule,
        SandboxModule,
        LiveModule,
        RecordingsModule,
        StatsModule,
        SearchModule,
        SeedModule,
        UploadsModule,
        PlaceholdersModule,
        GalleriesModule,
        FeedsModule,
        WebModule,
        ...further,
      ],
      // In this order: whoever asks too often is refused before a credential is looked at.
      providers: [
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
      ],
    };
  }
}
