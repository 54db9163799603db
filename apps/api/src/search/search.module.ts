import { Module } from '@nestjs/common';
import { AnnouncementsModule } from '../announcements/announcements.module.ts';
import { ContactModule } from '../contact/contact.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { FamiliesModule } from '../families/families.module.ts';
import { GalleriesModule } from '../galleries/galleries.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { MinistriesModule } from '../ministries/ministries.module.ts';
import { NewsletterModule } from '../newsletter/newsletter.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { PrayerModule } from '../prayer/prayer.module.ts';
import { ProductsModule } from '../products/products.module.ts';
import { SermonsModule } from '../sermons/sermons.module.ts';
import { TestimonialsModule } from '../testimonials/testimonials.module.ts';
import { ContentSearchService } from './content-search.service.ts';
import { PeopleSearchService } from './people-search.service.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';
import { StoreSearchService } from './store-search.service.ts';

@Module({
  imports: [
    SermonsModule,
    EventsModule,
    MinistriesModule,
    AnnouncementsModule,
    TestimonialsModule,
    GalleriesModule,
    FamiliesModule,
    ContactModule,
    PrayerModule,
    NewsletterModule,
    LedgerModule,
    ProductsModule,
    OrdersModule,
  ],
  controllers: [SearchController],
  providers: [SearchService, ContentSearchService, PeopleSearchService, StoreSearchService],
})
export class SearchModule {}
