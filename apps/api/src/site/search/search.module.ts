import { Module } from '@nestjs/common';
import { LedgerModule } from '../../money/ledger/ledger.module.ts';
import { OrdersModule } from '../../money/orders/orders.module.ts';
import { ProductsModule } from '../../money/products/products.module.ts';
import { ContactModule } from '../../people/contact/contact.module.ts';
import { FamiliesModule } from '../../people/families/families.module.ts';
import { NewsletterModule } from '../../people/newsletter/newsletter.module.ts';
import { PrayerModule } from '../../people/prayer/prayer.module.ts';
import { ContentModule } from '../../publishing/content/content.module.ts';
import { EventsModule } from '../../publishing/events/events.module.ts';
import { GalleriesModule } from '../../publishing/galleries/galleries.module.ts';
import { ContentSearchService } from './content-search.service.ts';
import { MoneySearchService } from './money-search.service.ts';
import { PeopleSearchService } from './people-search.service.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';
import { SiteIndex } from './site-index.ts';
import { SiteSearchController } from './site-search.controller.ts';
import { SiteSearchService } from './site-search.service.ts';

@Module({
  imports: [
    ContentModule,
    EventsModule,
    GalleriesModule,
    FamiliesModule,
    ContactModule,
    PrayerModule,
    NewsletterModule,
    LedgerModule,
    ProductsModule,
    OrdersModule,
  ],
  controllers: [SearchController, SiteSearchController],
  providers: [
    SearchService,
    ContentSearchService,
    PeopleSearchService,
    MoneySearchService,
    SiteSearchService,
    SiteIndex,
  ],
  exports: [SiteIndex],
})
export class SearchModule {}
