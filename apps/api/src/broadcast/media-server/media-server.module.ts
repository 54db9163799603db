import { Module } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import type { MediaServerKind } from '../../platform/config/environment.ts';
import { DiskUsage, folderBytes } from '../../platform/disk/disk-usage.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { EmbeddedMediaServer, hlsFolder } from './embedded/embedded-media-server.ts';
import { ExternalMediaServer } from './external/external-media-server.ts';
import { HlsOrigin } from './external/hls-origin.ts';
import { NginxControl } from './external/nginx-control.ts';
import type { ServerControl } from './external/server-control.ts';
import { SrsControl } from './external/srs-control.ts';
import { MediaServer } from './media-server.ts';
import { OffMediaServer } from './off-media-server.ts';
import { RecordedFiles } from './recorded-files.ts';

function external({ live }: Config, controlOf: (api: string) => ServerControl): MediaServer {
  if (!live.external) throw new Error('A media server of its own without its settings');
  return new ExternalMediaServer(controlOf(live.external.api), new HlsOrigin(live.external.hls));
}

const kinds: Record<MediaServerKind, (config: Config) => MediaServer> = {
  embedded: (config) => new EmbeddedMediaServer(config),
  srs: (config) => external(config, (api) => new SrsControl(api)),
  nginx: (config) => external(config, (api) => new NginxControl(api)),
  off: () => new OffMediaServer(),
};

@Module({
  providers: [
    { provide: MediaServer, inject: [Config], useFactory: (config: Config) => kinds[config.live.server](config) },
    RecordedFiles,
  ],
  exports: [MediaServer, RecordedFiles],
})
export class MediaServerModule {
  constructor(retention: Retention, files: RecordedFiles, usage: DiskUsage, { dataDir }: Config) {
    usage.add(async () => ({ live: await folderBytes(hlsFolder(dataDir)) }));
    retention.add({
      records: 'Recordings of an external media server that nobody has taken',
      after: 'untakenRecording',
      outcome: 'removed',
      apply: (before) => files.removeOlderThan(before),
    });
  }
}
