import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { createEvent } from '../factories/event.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const run = promisify(execFile);
const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Inside the repository, so that packages are found. */
const folder = pathOf('../../dist-client-examples/');
const generator = pathOf('../../../../node_modules/openapi-typescript/bin/cli.js');
const page = readFileSync(pathOf('../../../../docs/api.md'), 'utf8');
const examples = [...page.matchAll(/^```ts file:(\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', code = '']) => ({
  name,
  code,
}));
const compilerOptions: ts.CompilerOptions = {
  strict: true,
  noEmitOnError: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  rewriteRelativeImportExtensions: true,
  skipLibCheck: true,
  types: ['node'],
};

describe('the client of docs/api.md', () => {
  let app: TestApp;
  let watching: ChildProcessWithoutNullStreams | undefined;
  let url: string;
  beforeAll(async () => {
    app = await startTestApp();
    url = app.site;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}package.json`, '{"type":"module"}');
    for (const { name, code } of examples) writeFileSync(folder + name, code);
    await run(process.execPath, [generator, `${url}/api/docs-json`, '--output', `${folder}church-api.d.ts`]);
  }, busyMachineMs);
  afterAll(async () => {
    watching?.kill();
    rmSync(folder, { recursive: true, force: true });
    await app.close();
  });

  const answerOf = async (name: string): Promise<string> =>
    (await run(process.execPath, [`${folder}${name}.js`], { env: { ...process.env, CHURCH_URL: url } })).stdout;

  it(
    'is generated from the API description, and its three examples compile with its types',
    () => {
      expect(examples.map(({ name }) => name)).toEqual(['client.ts', 'register.ts', 'give.ts', 'live.ts']);
      const program = ts.createProgram(
        examples.map(({ name }) => folder + name),
        compilerOptions,
      );
      const problems = ts
        .getPreEmitDiagnostics(program)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
      expect(problems).toEqual([]);
      expect(program.emit().emitSkipped).toBe(false);
    },
    busyMachineMs,
  );

  it(
    'registers for an event',
    async () => {
      const { id, title } = await createEvent(app);
      const said = await answerOf('register');
      const seat = await app.database.repository(EventRegistration).findOneByOrFail({ eventId: id });
      expect([seat.firstName, said]).toEqual(['Mary', `${title}: ${seat.confirmationCode}\n`]);
    },
    busyMachineMs,
  );

  it(
    'gives through the sandbox checkout',
    async () => {
      const lines = (await answerOf('give')).split('\n');
      expect(lines).toEqual([expect.stringMatching(/^Pay at .*\/sandbox-checkout\//), '50000 UGX: pending', '']);
    },
    busyMachineMs,
  );

  it(
    'waits for the live broadcast until it begins',
    async () => {
      const press = (path: string, payload: object) =>
        app.send({ method: 'POST', url: `/api/media/${path}`, headers: app.as('media'), payload });
      const child = (watching = spawn(process.execPath, [`${folder}live.js`], {
        env: { ...process.env, CHURCH_URL: url },
      }));
      let said = '';
      const ended = new Promise((resolve) => child.once('close', resolve));
      await new Promise<void>((resolve) =>
        child.stdout.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          resolve();
        }),
      );
      expect(said).toBe('Not on the air\n');
      const liveVideoUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
      await press('stream-config', { type: 'youtube', config: { liveVideoUrl } });
      await press('approve-stream', {});
      expect((await press('go-live', { status: 'live' })).statusCode).toBe(200);
      expect(await ended).toBe(0);
      expect(said).toMatch(/^(Not on the air\n)+youtube: https:\/\/www\.youtube\.com\/.*dQw4w9WgXcQ\n$/);
    },
    busyMachineMs,
  );
});
