import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { kindsHere, startServer } from '../../../../tools/database-servers.mjs';
import type { StoredBackup } from '../../src/platform/backup/backup-store.ts';
import { backupKey } from '../../src/platform/backup/backups.service.ts';
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts';
import { SecretKey } from '../../src/platform/crypto/secret-key.ts';
import type { EventResponse } from '../../src/publishing/events/event.dto.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { closeAtTheEnd } from '../leftovers.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const passphrase = 'correct horse battery staple';

/** MariaDB reports the position of its binary log for a snapshot; MySQL does not. */
const whereThereIsMariaDb = kindsHere().includes('mariadb') ? describe : describe.skip;

whereThereIsMariaDb('a moment between two backups', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let stopServer: () => Promise<void>;
  let api: TestApp;
  let place: string;
  let event: EventResponse;
  beforeAll(async () => {
    server = await startServer('mariadb', ['--log-bin=binlog', '--binlog-format=ROW']);
    stopServer = closeAtTheEnd(server.stop);
    place = temporaryFolder('backup');
    api = await startTestApp({
      environment: { DATABASE_URL: server.url, BACKUP_TO: place, BACKUP_PASSPHRASE: passphrase },
    });
    event = await createEvent(api, { attendeeLimit: 50 });
  });
  afterAll(async () => {
    await api.close();
    await stopServer();
  });

  const register = async (...names: string[]) => {
    for (const name of names) {
      const payload = registrationRequest(event.id, { email: `${name}@example.org` });
      const answer = await api.send({ method: 'POST', url: `/api/events/${event.id}/register`, payload });
      expect(answer.statusCode).toBe(201);
    }
  };
  const registered = async (of: TestApp): Promise<string[]> => {
    const found = await of.database.dataSource.query<{ email: string }[]>(
      'SELECT email FROM event_registrations ORDER BY id',
    );
    return found.map(({ email }) => email.split('@')[0] ?? '');
  };

  it('is restored from the backup and the binary log, starting at the position in the backup', async () => {
    await register('before-1', 'before-2');
    const headers = { 'x-backup-key': backupKey(api.app.get(SecretKey)) };
    const made = (await api.send({ method: 'POST', url: '/api/backups', headers })).json<StoredBackup>();
    await register('after-1', 'after-2', 'after-3');
    const address = new URL(server.url.replace('mariadb:', 'mysql:'));
    const connection = await createConnection(address.href);
    const [[accident]] = (await connection.query('SHOW MASTER STATUS')) as unknown as [
      { File: string; Position: number }[],
    ];
    await connection.query('DELETE FROM event_registrations');
    await connection.query('CREATE DATABASE restored CHARACTER SET utf8mb4');
    await connection.end();
    expect(await registered(api)).toEqual([]);

    const databaseUrl = server.url.replace(/\/ministry$/, '/restored');
    const dataDir = temporaryFolder('restored');
    const { log } = await restoreBackup({ dataDir, databaseUrl }, { file: join(place, made.name), passphrase });
    const login = ['--host=127.0.0.1', `--port=${address.port}`, '--user=ministry', '--password=ministry'];
    const statements = execFileSync('mariadb-binlog', [
      '--read-from-remote-server',
      ...login,
      '--rewrite-db=ministry->restored',
      `--start-position=${log?.position}`,
      `--stop-position=${accident?.Position}`,
      log?.file ?? '',
    ]);
    execFileSync('mariadb', [...login, 'restored'], { input: statements });

    const restored = await startTestApp({ environment: { DATABASE_URL: databaseUrl } });
    expect(await registered(restored)).toEqual(['before-1', 'before-2', 'after-1', 'after-2', 'after-3']);
    const { seatsTaken } = (await restored.send({ url: `/api/events/${event.id}` })).json<EventResponse>();
    expect(seatsTaken).toBe(5);
    await restored.close();
  });
});
