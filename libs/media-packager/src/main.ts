import { mkdirSync, rmSync } from 'node:fs';
import { serveHls } from './hls-server.ts';
import { KeyChecks } from './key-checks.ts';
import { LiveStream } from './live-stream.ts';
import { type PackagerCommand, type PackagerEvent, type PackagerSettings, serializeReport } from './messages.ts';
import { portProblem } from './port-problem.ts';
import { listenForEncoders } from './rtmp/rtmp-listener.ts';
import type { PackagerReport } from './stream.ts';

// The program of the packager process. The API forks it, sends it commands and receives its events.

/** Milliseconds between reports while nothing changes. */
const reportIntervalMs = 1_000;

const { rtmpPort, hlsPort, folder, ...options } = JSON.parse(process.argv[2] ?? '') as PackagerSettings;
// The API may have exited by now; then nobody can receive the event.
const send = (event: PackagerEvent): void => void (process.connected && process.send?.(event, () => undefined));

let lastError = '';
/** Skips repeated errors: a full disk would fill the log too. */
function onError(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  if (message !== lastError) send({ type: 'error', message });
  lastError = message;
}

let isOnAir = false;
const keys = new KeyChecks((id, key) => send({ type: 'check-key', id, key }));
const stream = new LiveStream({
  ...options,
  folder,
  checkKey: (key) => keys.check(key),
  onChange: () => report(),
  onError,
});
const hls = serveHls({ folder, isOnAir: () => isOnAir, onChange: () => report() });
const rtmp = listenForEncoders(stream, () => {
  // Not earlier: while another process has the port, the folder belongs to that process.
  if (rtmp.port !== null) emptyFolder();
  report();
});

function emptyFolder(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

function currentState(): Pick<PackagerReport, 'state' | 'problem'> {
  const problem = portProblem('rtmp', rtmpPort, rtmp.errorCode) ?? portProblem('hls', hlsPort, hls.errorCode);
  if (rtmp.errorCode) return { state: 'failed', problem };
  return { state: rtmp.port === null ? 'starting' : 'running', problem };
}

function report(): void {
  const ports = { rtmpPort: rtmp.port, hlsPort: hls.port };
  send({ type: 'report', report: serializeReport({ ...currentState(), ...stream.report, ...ports }) });
}

function disconnect(id: number): void {
  stream.disconnectPublisher();
  send({ type: 'disconnected', id });
}

async function stop(): Promise<void> {
  rtmp.close();
  hls.close();
  await stream.close();
  process.exit(0);
}

process.on('message', (command: PackagerCommand) => {
  if (command.type === 'key-result') keys.settle(command.id, command.isValid);
  else if (command.type === 'on-air') ({ isOnAir } = command);
  else if (command.type === 'record') void stream.record(command.folder);
  else if (command.type === 'disconnect') disconnect(command.id);
  else void stop();
});
process.on('disconnect', () => void stop());
// The API exited before the 'disconnect' handler was registered.
if (process.send && !process.connected) process.exit(0);
process.on('SIGTERM', () => void stop());
// Ctrl+C reaches every process of the terminal; the API stops this one in its own shutdown.
process.on('SIGINT', () => undefined);

await Promise.all([rtmp.open(rtmpPort), hls.open(hlsPort)]);
setInterval(report, reportIntervalMs);
