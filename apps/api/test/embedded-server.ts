import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { MediaServer, type MediaServerReport } from '../src/broadcast/media-server/media-server.ts';
import { type Encoder, publish, stopEncoders } from './encoder.ts';
import { until } from './stand-ins/until.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export const rightKey = 'the-right-key-of-this-test';

/** The whole application with its embedded media server, on free ports. */
export interface EmbeddedServer {
  api: TestApp;
  server: MediaServer;
  /** Returns the address to which an encoder publishes. */
  address(key?: string, path?: string): string;
  /** Starts an ffmpeg encoder with the right key. */
  publish: (show?: Parameters<typeof publish>[1]) => Encoder;
  /** Waits until the report meets the condition. */
  reports(isSo: (report: MediaServerReport) => boolean, timeoutMs?: number): Promise<MediaServerReport>;
  /** Returns a playlist as visitors get it, by its path under `/hls/`; null if there is none. */
  read(path: string): Promise<string | null>;
  /** Names of the files in a folder of the stream. */
  files(folder?: string): string[];
  /** Returns the address of a file for players on other sites. */
  hls(path: string): string;
  /** Ids of the media server's process and of its child processes. */
  processes(): { pid: number; children: number[] };
  close(): Promise<void>;
}

function childrenOf(pid: number): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    return [];
  }
}

export async function startEmbeddedServer(environment: Record<string, string> = {}): Promise<EmbeddedServer> {
  const api = await startTestApp({
    environment: { MEDIA_SERVER: 'embedded', RTMP_PORT: '0', HLS_PORT: '0', LIVE_LADDER: 'false', ...environment },
  });
  const server = api.app.get(MediaServer);
  server.checkKeysWith(async (key) => key === rightKey);
  const reports = (isSo: (report: MediaServerReport) => boolean, timeoutMs = 60_000): Promise<MediaServerReport> =>
    until(() => server.report(), isSo, timeoutMs);
  // The port for encoders opens before the port for players.
  await reports(({ state, hlsPort, problem }) => state !== 'starting' && (hlsPort !== null || problem !== null));
  const address = (key = rightKey, path = 'live/church'): string =>
    `rtmp://127.0.0.1:${server.report().rtmpPort}/${path}?key=${key}`;
  const folder = join(api.config.dataDir, 'live', 'hls');
  return {
    api,
    server,
    address,
    publish: (show) => publish(address(), show),
    reports,
    read: async (path) => {
      const file = await server.open(path);
      return file && (await text(file.body));
    },
    files: (name = '') => (existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : []),
    hls: (path) => `http://127.0.0.1:${server.report().hlsPort}/hls/${path}`,
    processes: () => {
      const [pid] = childrenOf(process.pid).filter((child) =>
        execFileSync('ps', ['-o', 'args=', '-p', String(child)], { encoding: 'utf8' }).includes(
          'media-packager/dist/main',
        ),
      );
      // A signal to process 0 would end the tests themselves.
      if (pid === undefined) throw new Error('The media packager does not run.');
      return { pid, children: childrenOf(pid) };
    },
    close: async () => {
      await stopEncoders();
      await api.close();
    },
  };
}

/** Reads the numbers and segments that a media playlist lists. */
export function numbersOf(playlist: string | null): {
  sequence: number;
  discontinuity: number;
  segments: string[];
  discontinuities: number;
} {
  const number = (tag: string): number => Number(new RegExp(`#EXT-X-${tag}:(\\d+)`).exec(playlist ?? '')?.[1] ?? NaN);
  return {
    sequence: number('MEDIA-SEQUENCE'),
    discontinuity: number('DISCONTINUITY-SEQUENCE'),
    segments: (playlist ?? '').split('\n').filter((line) => line.endsWith('.ts')),
    discontinuities: (playlist ?? '').split('\n').filter((line) => line === '#EXT-X-DISCONTINUITY').length,
  };
}
