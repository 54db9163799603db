import { MediaServer, type MediaServerReport } from './media-server.ts';

/** For sites that have no stream of their own. */
export class OffMediaServer extends MediaServer {
  report(): MediaServerReport {
    return {
      state: 'off',
      problem: null,
      publishing: null,
      warnings: [],
      playlist: null,
      audioPlaylist: null,
      rtmpPort: null,
      hlsPort: null,
    };
  }

  onChange(): void {}

  checkKeysWith(): void {}

  disconnect(): Promise<void> {
    return Promise.resolve();
  }

  setOnAir(): void {}

  open(): Promise<null> {
    return Promise.resolve(null);
  }

  record(): void {}
}
