import { mkdirSync, rmSync } from 'node:fs';
import type { MediaServerReport } from '../media-server.ts';
import { serveHls } from './hls-server.ts';
import { KeyQuestions } from './key-questions.ts';
import type { News, Order, ProcessSettings } from './messages.ts';
import { portProblem } from './port-problem.ts';
import { listenForEncoders } from './rtmp/rtmp-listener.ts';
import { Station } from './station.ts';

// The media server's own process: MediaProcess starts it, tells it what to do and hears what happens.

/** Milliseconds between reports while nothing changes. */
const reportEvery = 1_000;

const settings = JSON.parse(process.argv[2] ?? '') as ProcessSettings;
const { folder, seconds, absence, ladder } = settings;
const tell = (news: News): void => void (process.connected && process.send?.(news));

let lastFault = '';
/** Each only once in a row: a full disk would fill the log too. */
function onFault(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  if (message !== lastFault) tell({ type: 'fault', message });
  lastFault = message;
}

let isOnAir = false;
const keys = new KeyQuestions((id, key) => tell({ type: 'key', id, key }));
const station = new Station({
  folder,
  seconds,
  absence,
  ladder,
  checkKey: (key) => keys.ask(key),
  onChange: () => report(),
  onFault,
});
const watchers = serveHls({ folder, isOnAir: () => isOnAir, onChange: () => report() });
const encoders = listenForEncoders(station, () => {
  // Only now: as long as another process has the port, the folder is its own.
  if (encoders.port !== null) emptyFolder();
  report();
});

function emptyFolder(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

function stateNow(): Pick<MediaServerReport, 'state' | 'problem'> {
  const blocked =
    portProblem('rtmp', settings.rtmpPort, encoders.fault) ?? portProblem('hls', settings.hlsPort, watchers.fault);
  if (encoders.fault) return { state: 'failed', problem: blocked };
  return { state: encoders.port === null ? 'starting' : 'running', problem: blocked };
}

function report(): void {
  const { publishing, ...stream } = station.report;
  const ports = { rtmpPort: encoders.port, hlsPort: watchers.port };
  tell({
    type: 'report',
    report: {
      ...stateNow(),
      ...stream,
      ...ports,
      publishing: publishing && { ...publishing, since: publishing.since.toISOString() },
    },
  });
}

function disconnect(id: number): void {
  station.disconnect();
  tell({ type: 'disconnected', id });
}

async function stop(): Promise<void> {
  encoders.close();
  watchers.close();
  await station.close();
  process.exit(0);
}

process.on('message', (order: Order) => {
  if (order.type === 'key-answer') keys.answer(order.id, order.isRight);
  else if (order.type === 'on-air') ({ isOnAir } = order);
  else if (order.type === 'record') void station.record(order.folder);
  else if (order.type === 'disconnect') disconnect(order.id);
  else void stop();
});
process.on('disconnect', () => void stop());
process.on('SIGTERM', () => void stop());
// Ctrl+C reaches every process of the terminal; the site tells us when it is time.
process.on('SIGINT', () => undefined);

await Promise.all([encoders.open(settings.rtmpPort), watchers.open(settings.hlsPort)]);
setInterval(report, reportEvery);
