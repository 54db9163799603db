import { chmodSync, mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './configure-app.ts';
import { FirstAccounts } from './people/staff/first-accounts.ts';
import { type Config, ConfigError, loadConfig } from './platform/config/config.ts';
import { DatabaseOpenError } from './platform/database/data-source.ts';
import { Seeder } from './platform/seed/seeder.ts';
import { stopOnSignals } from './shutdown.ts';

process.env.TZ = 'UTC';
// By default V8 lets the heap grow to several times the memory in use before it collects. This is not a limit: the heap still grows when needed.
setFlagsFromString('--heap-growing-percent=50');
// Only this operating system account may read the database, uploads, outbox and recordings.
process.umask(0o077);

/** Milliseconds to close what was already started after a failed start. */
const closeMs = 5_000;

function explain(error: unknown, config: Config | undefined): string | undefined {
  if (error instanceof ConfigError || error instanceof DatabaseOpenError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${config?.port} is in use by another program; stop it or set PORT.`;
  if (error instanceof Error && 'code' in error && error.code === 'EACCES')
    return `This account may not open port ${config?.port} or write to ${config?.dataDir}.`;
  return undefined;
}

const printStep = (step: string, since: number): void =>
  console.log(`${step.padEnd(26)}${Math.round(performance.now() - since)} ms`);

/** A folder from an earlier release, or one that an administrator created, may be open to other accounts. */
function closeToOthers(folder: string): void {
  mkdirSync(folder, { recursive: true });
  try {
    chmodSync(folder, 0o700);
  } catch {
    // Another account owns the folder, as in a container; the umask protects the files that are written to it.
  }
}

async function start(config: Config): Promise<void> {
  closeToOthers(config.dataDir);
  const began = performance.now();
  const app = await createApp(config);
  try {
    await app.init();
    printStep('Database ready', began);
    const seeding = performance.now();
    if (await app.get(Seeder).run()) printStep('First content seeded', seeding);
    stopOnSignals(app, config.stopNoticeMs);
    await app.listen(config.port, '0.0.0.0');
  } catch (error) {
    // The media server's process runs already and would outlive this one.
    await Promise.race([app.close().catch(() => undefined), pause(closeMs)]);
    throw error;
  }
  printWelcome(app, config);
}

/** Prints the addresses and, on the first start, the generated passwords. One call, so that no other output comes in between. */
function printWelcome(app: NestFastifyApplication, config: Config): void {
  const { port } = app.getHttpServer().address() as { port: number };
  const here = config.publicUrl.endsWith(`:${config.port}`) ? `http://localhost:${port}` : config.publicUrl;
  const lines = [
    `Site        ${here}`,
    `Admin       ${here}/admin`,
    `Media team  ${here}/media-setup`,
    `API         ${here}/api/docs`,
  ];
  const generated = app.get(FirstAccounts).takeGenerated();
  if (generated.length > 0) {
    lines.push('', 'First start: these passwords are shown only once and are not stored. Write them down.');
    lines.push(...generated.map(({ role, username, password }) => `  ${role.padEnd(6)} ${username}  ${password}`));
  }
  console.log(lines.join('\n'));
}

let config: Config | undefined;
try {
  config = loadConfig(process.env);
  await start(config);
} catch (error) {
  const sentence = explain(error, config);
  console.error(sentence ?? error);
  process.exit(1);
}
