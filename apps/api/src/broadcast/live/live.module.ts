import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { FastifyInstance } from 'fastify';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { NotificationsModule } from '../../platform/push/notifications.module.ts';
import { MediaServerModule } from '../media-server/media-server.module.ts';
import { BroadcastController } from './broadcast.controller.ts';
import { BroadcastService } from './broadcast.service.ts';
import { HlsFiles } from './hls-files.ts';
import { HlsRoute } from './hls-route.ts';
import { LiveController } from './live.controller.ts';
import { LiveService } from './live.service.ts';
import { LiveNotifications } from './live-notifications.ts';
import { LiveState } from './live-state.entity.ts';
import { LiveStateRepository } from './live-state.repository.ts';
import { LiveStatusHook } from './live-status-hook.ts';
import { MediaServerHooksController } from './media-server-hooks.controller.ts';
import { MediaServerHooks } from './media-server-hooks.service.ts';
import { MediaStreamService } from './media-stream.service.ts';
import { PreviewController } from './preview.controller.ts';
import { SiteMediaServer } from './site-media-server.ts';
import { StreamAddresses } from './stream-addresses.ts';
import { StreamConfigController } from './stream-config.controller.ts';
import { StreamConfig } from './stream-config.entity.ts';
import { StreamConfigService } from './stream-config.service.ts';
import { StreamConfigChanges } from './stream-config-changes.ts';
import { StreamConfigsRepository } from './stream-configs.repository.ts';
import { StreamHealth } from './stream-health.ts';
import { StreamKeys } from './stream-keys.service.ts';
import { StreamSources } from './stream-sources.ts';
import { StreamWarnings } from './stream-warnings.service.ts';
import { StreamWatch } from './stream-watch.service.ts';
import { Watchers } from './watchers.ts';
import { YoutubeApi } from './youtube-api.ts';
import { YoutubeWatch } from './youtube-watch.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([LiveState, StreamConfig]), AuditModule, MediaServerModule, NotificationsModule],
  controllers: [
    LiveController,
    PreviewController,
    StreamConfigController,
    BroadcastController,
    MediaServerHooksController,
  ],
  providers: [
    LiveStateRepository,
    LiveService,
    LiveNotifications,
    Watchers,
    LiveStatusHook,
    HlsFiles,
    HlsRoute,
    StreamConfigsRepository,
    StreamKeys,
    StreamAddresses,
    StreamConfigChanges,
    StreamConfigService,
    StreamSources,
    BroadcastService,
    MediaStreamService,
    StreamHealth,
    SiteMediaServer,
    StreamWarnings,
    StreamWatch,
    YoutubeApi,
    YoutubeWatch,
    MediaServerHooks,
  ],
  exports: [LiveService],
})
export class LiveModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly statusHook: LiveStatusHook,
    live: LiveService,
    metrics: Metrics,
  ) {
    metrics.add(
      {
        name: 'ministry_live_on_air',
        help: 'Whether a broadcast is on the air: 1 or 0',
        read: async () => Number((await live.status()).isLive),
      },
      {
        name: 'ministry_live_viewers',
        help: 'Tabs that watch, as far as this process was asked by them',
        read: async () => (await live.status()).viewers ?? 0,
      },
    );
  }

  onModuleInit(): void {
    this.statusHook.addHook(this.host.httpAdapter.getInstance<FastifyInstance>());
  }
}
