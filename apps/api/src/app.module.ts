import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { LiveModule } from './broadcast/live/live.module.ts';
import { RecordingsModule } from './broadcast/recordings/recordings.module.ts';
import { BankDepositsModule } from './money/deposits/bank-deposits.module.ts';
import { DonationsModule } from './money/donations/donations.module.ts';
import { OrdersModule } from './money/orders/orders.module.ts';
import { FlutterwaveModule } from './money/payments/flutterwave/flutterwave.module.ts';
import { PaymentsModule } from './money/payments/payments.module.ts';
import { PesapalModule } from './money/payments/pesapal/pesapal.module.ts';
import { SandboxModule } from './money/payments/sandbox/sandbox.module.ts';
import { ProductsModule } from './money/products/products.module.ts';
import { ContactModule } from './people/contact/contact.module.ts';
import { FamiliesModule } from './people/families/families.module.ts';
import { NewsletterModule } from './people/newsletter/newsletter.module.ts';
import { PeopleModule } from './people/personal-data/people.module.ts';
import { PrayerModule } from './people/prayer/prayer.module.ts';
import { AccessGuard } from './people/staff/access.guard.ts';
import { StaffModule } from './people/staff/staff.module.ts';
import { AuditModule } from './platform/audit/audit.module.ts';
import { BackupModule } from './platform/backup/backup.module.ts';
import { ConfigModule } from './platform/config/config.module.ts';
import type { Config } from './platform/config/config.ts';
import { DatabaseModule } from './platform/database/database.module.ts';
import { DiskReserveGuard } from './platform/disk/disk-reserve.guard.ts';
import { EditorDraftsModule } from './platform/editor-drafts/editor-drafts.module.ts';
import { HealthModule } from './platform/health/health.module.ts';
import { IdempotencyModule } from './platform/idempotency/idempotency.module.ts';
import { ImportsModule } from './platform/imports/imports.module.ts';
import { MessageTemplatesModule } from './platform/message-templates/message-templates.module.ts';
import { OutboxModule } from './platform/outbox/outbox.module.ts';
import { CommonModule } from './platform/platform.module.ts';
import { PresenceModule } from './platform/presence/presence.module.ts';
import { NotificationsModule } from './platform/push/notifications.module.ts';
import { RateLimitGuard } from './platform/rate-limits/rate-limit.guard.ts';
import { RateLimitsModule } from './platform/rate-limits/rate-limits.module.ts';
import { RedisModule } from './platform/redis/redis.module.ts';
import { SeedModule } from './platform/seed/seed.module.ts';
import { SiteSettingsModule } from './platform/site-settings/site-settings.module.ts';
import { TranslationsModule } from './platform/translations/translations.module.ts';
import { UploadsModule } from './platform/uploads/uploads.module.ts';
import { WorkItemsModule } from './platform/work-items/work-items.module.ts';
import { AnnouncementsModule } from './publishing/announcements/announcements.module.ts';
import { CheckInsModule } from './publishing/events/check-ins/check-ins.module.ts';
import { EventsModule } from './publishing/events/events.module.ts';
import { EventMessagesModule } from './publishing/events/messages/event-messages.module.ts';
import { SeatReturnsModule } from './publishing/events/returns/seat-returns.module.ts';
import { WaitingListModule } from './publishing/events/waiting-list/waiting-list.module.ts';
import { FeedsModule } from './publishing/feeds/feeds.module.ts';
import { GalleriesModule } from './publishing/galleries/galleries.module.ts';
import { MinistriesModule } from './publishing/ministries/ministries.module.ts';
import { OwnPagesModule } from './publishing/pages/own-pages.module.ts';
import { SermonsModule } from './publishing/sermons/sermons.module.ts';
import { TestimonialsModule } from './publishing/testimonials/testimonials.module.ts';
import { ArchiveModule } from './site/archive/archive.module.ts';
import { CampaignsModule } from './site/campaigns/campaigns.module.ts';
import { WebModule } from './site/pages/web.module.ts';
import { PlaceholdersModule } from './site/placeholders/placeholders.module.ts';
import { SearchModule } from './site/search/search.module.ts';
import { SetupModule } from './site/setup/setup.module.ts';
import { StatsModule } from './site/stats/stats.module.ts';
import { SiteTranslationsModule } from './site/translations/site-translations.module.ts';
import { TrendsModule } from './site/trends/trends.module.ts';
import { VisitsModule } from './site/visits/visits.module.ts';

/** Each module contains its own routes, tables, seeds and rules. */
const modules: Type[] = [
  HealthModule,
  RateLimitsModule,
  StaffModule,
  AuditModule,
  TranslationsModule,
  SiteSettingsModule,
  MessageTemplatesModule,
  IdempotencyModule,
  ImportsModule,
  OutboxModule,
  NotificationsModule,
  WorkItemsModule,
  PresenceModule,
  EditorDraftsModule,
  BackupModule,
  EventsModule,
  CheckInsModule,
  SeatReturnsModule,
  EventMessagesModule,
  WaitingListModule,
  SermonsModule,
  MinistriesModule,
  AnnouncementsModule,
  TestimonialsModule,
  OwnPagesModule,
  NewsletterModule,
  CampaignsModule,
  ContactModule,
  BankDepositsModule,
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
  TrendsModule,
  VisitsModule,
  SearchModule,
  SetupModule,
  ArchiveModule,
  SeedModule,
  UploadsModule,
  PlaceholdersModule,
  GalleriesModule,
  FeedsModule,
  SiteTranslationsModule,
  WebModule,
];

@Module({})
export class AppModule {
  static of(config: Config, further: Type[] = []): DynamicModule {
    return {
      module: AppModule,
      imports: [ConfigModule.of(config), DatabaseModule, CommonModule, RedisModule, ...modules, ...further],
      // The order matters: the rate limit is checked before any credential.
      providers: [
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: DiskReserveGuard },
      ],
    };
  }
}
