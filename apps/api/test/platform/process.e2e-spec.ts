import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { builtServer } from '../built-server.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { until } from '../stand-ins/until.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** The built server, as `npm start` runs it. */

/** Ids of the processes with this text among their arguments, such as the media server with its folder. */
const startedWith = (text: string): string[] =>
  readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(text);
    } catch {
      return false;
    }
  });

interface Run {
  child: ChildProcess;
  output: () => string;
  exit: Promise<number | null>;
}

describe('the server process', () => {
  const started: Run[] = [];

  function run(environment: Record<string, string>): Run {
    const child = spawn(process.execPath, [builtServer], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        RTMP_PORT: '0',
        HLS_PORT: '0',
        DATA_DIR: temporaryFolder('process'),
        LOG_LEVEL: 'silent',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    const server = {
      child,
      output: () => chunks.join(''),
      exit: once(child, 'exit').then(([code]) => code as number | null),
    };
    started.push(server);
    return server;
  }

  async function ready(server: Run): Promise<string> {
    while (!/Site\s+http/.test(server.output())) {
      if (server.child.exitCode !== null) throw new Error(server.output());
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return /Site\s+(http\S+)/.exec(server.output())?.[1] ?? '';
  }

  afterAll(async () => {
    for (const { child } of started) child.kill('SIGKILL');
    await Promise.all(started.map(({ exit }) => exit));
  });

  /** Expects one sentence, no stack trace and exit code 1. */
  async function expectOneSentence(environment: Record<string, string>, sentence: RegExp): Promise<void> {
    const server = run({ LOG_LEVEL: 'info', ...environment });
    expect(await server.exit).toBe(1);
    const lines = server.output().trim().split('\n');
    const steps = lines.filter((line) => /^(Database ready|First content seeded) +\d+ ms$/.test(line));
    expect(lines.filter((line) => !steps.includes(line))).toEqual([expect.stringMatching(sentence)]);
  }

  it('names the wrong setting', async () => {
    await expectOneSentence({ RATE_LIMIT_SCALE: 'many' }, /^The settings cannot be used: .*RATE_LIMIT_SCALE.*\.$/);
  });

  it('says that the port is in use', async () => {
    const other: Server = createServer().listen(0, '0.0.0.0');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    await expectOneSentence({ PORT: String(port) }, new RegExp(`^Port ${port} is in use`));
    other.close();
  });

  it('leaves no media server running when it could not start', async () => {
    const other: Server = createServer().listen(0, '0.0.0.0');
    await once(other, 'listening');
    const folder = temporaryFolder('process');
    const { port } = other.address() as { port: number };
    const server = run({ PORT: String(port), DATA_DIR: folder });
    expect(await server.exit).toBe(1);
    expect(startedWith(folder)).toEqual([]);
    other.close();
  });

  it(
    'leaves neither a media server nor its output when it is killed while the media server starts',
    async () => {
      const folder = temporaryFolder('process');
      const server = run({ DATA_DIR: folder });
      await until(
        () => startedWith(folder),
        (ids) => ids.length > 0,
      );
      server.child.kill('SIGKILL');
      await server.exit;
      await until(
        () => startedWith(folder),
        (ids) => ids.length === 0,
      );
      expect(server.output()).not.toMatch(/^ +at |Error/m);
    },
    busyMachineMs,
  );

  it('says that the database cannot be reached', async () => {
    await expectOneSentence(
      { DATABASE_URL: 'mariadb://root@127.0.0.1:9/ministry' },
      /^The database at 127\.0\.0\.1:9 cannot be reached/,
    );
  });

  it('says that another process uses the database file', async () => {
    const folder = temporaryFolder('process');
    await ready(run({ DATA_DIR: folder }));
    await expectOneSentence({ DATA_DIR: folder }, /is in use by another process/);
  });

  it('generates passwords once, prints them once, and accepts them after a restart', async () => {
    const folder = temporaryFolder('process');
    const first = run({ DATA_DIR: folder });
    const site = await ready(first);
    const password = /admin\s+(\S{22,})/.exec(first.output())?.[1] ?? '';
    expect(password.length).toBeGreaterThanOrEqual(22);
    const authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`;
    expect((await fetch(`${site}/api/session`, { headers: { authorization } })).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);

    const second = run({ DATA_DIR: folder });
    const again = await ready(second);
    expect(second.output()).not.toMatch(/password/i);
    expect((await fetch(`${again}/api/session`, { headers: { authorization } })).status).toBe(200);
  });

  it('writes no file that another account could read', async () => {
    const folder = temporaryFolder('process');
    chmodSync(folder, 0o755);
    await ready(run({ DATA_DIR: folder }));
    const open = [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))]
      .map((path) => [path, statSync(path).mode & 0o077] as const)
      .filter(([, mode]) => mode !== 0);
    expect(open).toEqual([]);
  });

  it('completes requests in progress when it is stopped', async () => {
    const server = run({});
    const site = await ready(server);
    const answers = Promise.all(
      Array.from({ length: 20 }, () => fetch(`${site}/api/events`).then((answer) => answer.status)),
    );
    await fetch(`${site}/healthz`);
    server.child.kill('SIGTERM');
    expect(new Set(await answers)).toEqual(new Set([200]));
    expect(await server.exit).toBe(0);
  });

  it('logs each request by its route, and nothing that a person sent', async () => {
    const server = run({ LOG_LEVEL: 'debug', ADMIN_PASSWORD: 'a long admin passphrase' });
    const site = await ready(server);
    const person = {
      firstName: 'Akello',
      lastName: 'Lamunu',
      email: 'akello@example.org',
      phone: '0772123456',
      specialRequests: 'Wheelchair',
    };
    const events = (await (await fetch(`${site}/api/events`)).json()) as {
      id: number;
      registrationRequired: boolean;
    }[];
    const eventId = events.find((event) => event.registrationRequired)?.id;
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-akello' };
    expect(
      (
        await fetch(`${site}/api/events/${eventId}/register`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ eventId, ...person }),
        })
      ).status,
    ).toBe(201);
    await fetch(`${site}/api/events?search=Akello`);
    const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
      const answer = await fetch(`${site}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(201);
      return (await answer.json()) as Record<string, unknown>;
    };
    const { firstName, lastName, email, phone } = person;
    const text = {
      message: 'May I be baptised?',
      request: 'For my sick mother',
      name: 'Odong',
      address: 'Plot 4, Unyama',
      latitude: '2.774611',
      longitude: '32.299022',
    };
    await post('/contact', { firstName, lastName, email, phone, message: text.message });
    const { replyCode } = await post('/prayer-requests', { name: text.name, request: text.request });
    await fetch(`${site}/api/prayer-requests/replies/${String(replyCode)}`);
    const { address, latitude, longitude } = text;
    await post('/families', {
      familyName: text.name,
      headOfFamily: text.name,
      email,
      phone,
      address,
      latitude,
      longitude,
      familyMembers: [{ firstName, lastName, dob: '2014-03-09', title: 'Daughter' }],
    });
    const wrong = Buffer.from('admin:Akello-guesses-a-password').toString('base64');
    await fetch(`${site}/api/session`, { headers: { authorization: `Basic ${wrong}` } });
    server.child.kill('SIGTERM');
    await server.exit;
    expect(server.output()).toContain('"route":"/api/events/:id/register","status":201');
    expect(server.output()).toContain('"route":"/api/prayer-requests/replies/:code","status":200');
    for (const secret of [
      ...Object.values(person),
      ...Object.values(text),
      String(replyCode),
      '2014-03-09',
      'guesses',
      wrong,
      '256772123456',
      'a-key-of',
      'a long admin passphrase',
    ]) {
      expect(server.output().toLowerCase()).not.toContain(secret.toLowerCase());
    }
  });
});
