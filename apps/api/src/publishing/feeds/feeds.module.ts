import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { SermonsModule } from '../sermons/sermons.module.ts';
import { FeedsController } from './feeds.controller.ts';
import { FeedsService } from './feeds.service.ts';

@Module({ imports: [EventsModule, SermonsModule], controllers: [FeedsController], providers: [FeedsService] })
export class FeedsModule {}
