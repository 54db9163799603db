// No container engine is needed here: what can be checked by reading is; with Compose or nginx at hand they are asked too.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { builtProjects } from './ready.mjs';
import { root } from './run.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

describe('docker/Dockerfile', () => {
  const dockerfile = read('docker/Dockerfile');

  it('carries the build of every project', () => {
    for (const project of builtProjects()) assert.match(dockerfile, new RegExp(`^COPY --from=build /app/${project}/dist ${project}/dist$`, 'm'));
  });

  it('runs as an ordinary account, with a health check, on Node 24', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    assert.match(last, /^\nFROM node:24-/);
    assert.match(last, /^USER node$/m);
    assert.match(last, /^HEALTHCHECK [\s\S]*\/healthz/m);
  });

  it('keeps secrets, packages and builds of this machine out', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const entry of ['.env', '**/node_modules', '**/dist', 'var', '.git']) assert.ok(ignored.includes(entry), entry);
  });
});

describe('docker/compose.yaml', () => {
  const compose = read('docker/compose.yaml');
  /** Text of one entry two spaces in: a service or a network. */
  const entry = (name) => new RegExp(String.raw`^  ${name}:.*\n(?: {3,}.*\n|\n(?= {3}))*`, 'm').exec(compose)?.[0] ?? '';

  it('gives the API a read-only file system but for its volume', () => {
    assert.match(entry('api'), /^ {4}read_only: true$/m);
    assert.match(entry('api'), /^ {4}volumes: \[files:\/data\]$/m);
  });

  it('lets only nginx be reached from outside', () => {
    assert.deepEqual(['database', 'api', 'nginx'].filter((name) => /^ {4}ports:/m.test(entry(name))), ['nginx']);
    assert.match(entry('database'), /^ {4}networks: \[data\]$/m);
    assert.match(entry('data'), /internal: true/);
  });

  it('sets nothing that the API does not read', () => {
    const example = read('.env.example');
    const [, environment] = /environment:\n((?: {6}.*\n)+)/.exec(entry('api'));
    const names = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
    assert.ok(names.length > 5);
    for (const name of names) assert.match(example, new RegExp(`^# ${name}=`, 'm'));
  });

  if (works('docker', 'compose', 'version')) {
    it('is clean for Compose', () => {
      const { status, stderr } = spawnSync('docker', ['compose', '-f', 'docker/compose.yaml', 'config', '--quiet'], { cwd: root, encoding: 'utf8' });
      assert.equal(status, 0, stderr);
      assert.equal(stderr, '');
    });
  }
});

describe('docker/nginx.conf', () => {
  const config = read('docker/nginx.conf');

  it('is well formed: every directive ends, every block closes', () => {
    const code = config.replace(/#.*$/gm, '').replace(/'[^']*'|"[^"]*"/g, 'text');
    assert.equal(code.split('{').length, code.split('}').length);
    for (const line of code.split('\n').map((each) => each.trim()).filter(Boolean)) assert.match(line, /[;{}]$/);
  });

  it('never keeps an answer to a credential, and says who asks', () => {
    assert.match(config, /proxy_no_cache \$http_authorization;/);
    assert.match(config, /X-Forwarded-For \$remote_addr;/);
  });

  it('lets files through that the API takes, and keeps no recording', () => {
    const [, uploads] = /location ~ \^\/api\/\(upload\/[^\n]*\{\n([^}]*)\}/.exec(config);
    assert.match(uploads, /client_max_body_size 1100m;/);
    assert.match(uploads, /proxy_request_buffering off;/);
    const [, files] = /location \/uploads\/ \{\n([^}]*)\}/.exec(config);
    assert.doesNotMatch(files, /proxy_cache /);
  });

  if (works('nginx', '-v')) {
    it('is accepted by nginx', () => {
      const folder = mkdtempSync(join(tmpdir(), 'ministry-nginx-'));
      const file = join(folder, 'nginx.conf');
      // The names of the containers and the folders of the image do not exist here.
      const here = config
        .replace('server api:3000;', 'server 127.0.0.1:3000;')
        .replace('/run/nginx.pid', join(folder, 'pid'))
        // A pipe cannot be opened by its name.
        .replaceAll(/\/dev\/std(err|out)/g, join(folder, 'log'))
        .replace('/var/cache/nginx/site', join(folder, 'cache'));
      writeFileSync(file, here);
      const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
      rmSync(folder, { recursive: true, force: true });
      assert.equal(status, 0, stderr);
    });
  }
});
