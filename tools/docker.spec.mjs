// Needs no container engine: the files are read and checked. Where Compose, kubectl or nginx is installed, it checks them too.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { allocator, freePort } from './product.mjs';
import { projectsWith } from './ready.mjs';
import { root } from './run.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

/** Polls until the condition is true; fails after ten seconds. */
async function until(isSo) {
  const deadline = Date.now() + 10_000;
  while (!(await isSo())) {
    assert.ok(Date.now() < deadline, 'It never came to be so.');
    await pause(50);
  }
}

const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

describe('docker/Dockerfile', () => {
  const dockerfile = read('docker/Dockerfile');

  it('contains the build of every project', () => {
    for (const project of projectsWith('build'))
      assert.match(dockerfile, new RegExp(`^COPY --from=build /app/${project}/dist ${project}/dist$`, 'm'));
  });

  it('runs as an ordinary account, with a health check, on Node 24', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    assert.match(last, /^\nFROM node:24-/);
    assert.match(last, /^USER node$/m);
    assert.match(last, /^HEALTHCHECK [\s\S]*\/healthz/m);
  });

  it('has the allocator settings with which memory is measured', () => {
    for (const [name, value] of Object.entries(allocator))
      assert.match(dockerfile, new RegExp(`^ENV (.* )?${name}=${value}( |$)`, 'm'));
  });

  it('excludes secrets, packages and builds of this machine', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const entry of ['.env', '**/node_modules', '**/dist', 'var', '.git'])
      assert.ok(ignored.includes(entry), entry);
  });
});

describe('docker/compose.yaml', () => {
  const compose = read('docker/compose.yaml');
  /** Text of one entry that is indented by two spaces: a service or a network. */
  const entry = (name) =>
    new RegExp(String.raw`^  ${name}:.*\n(?: {3,}.*\n|\n(?= {3}))*`, 'm').exec(compose)?.[0] ?? '';

  it('gives the API a read-only file system except for its volumes', () => {
    assert.match(entry('api'), /^ {4}read_only: true$/m);
    assert.match(entry('api'), /^ {4}volumes: \[files:\/data, recordings:\/recordings\]$/m);
  });

  it('allows only nginx to be reached from outside, and SRS by an encoder', () => {
    assert.deepEqual(
      ['database', 'api', 'srs', 'nginx'].filter((name) => /^ {4}ports:/m.test(entry(name))),
      ['srs', 'nginx'],
    );
    assert.match(entry('srs'), /^ {4}ports: \["\$\{RTMP_PORT:-1935\}:1935"\]$/m);
    assert.match(entry('database'), /^ {4}networks: \[data\]$/m);
    assert.match(entry('data'), /internal: true/);
  });

  /** Settings that have no effect in Compose, and why. */
  const leftOut = new Map([
    ['PORT', 'nginx and the health check ask 3000, which the image sets'],
    ['DATA_DIR', 'the image sets it to the volume'],
    ['HLS_PORT', 'of the embedded media server, whose ports are not published'],
    ['LIVE_LADDER', 'as above'],
  ]);
  const [, environment] = /environment:\n((?: {6}.*\n)+)/.exec(entry('api'));
  const passed = [...environment.matchAll(/^ {6}([A-Z0-9_]+):/gm)].map(([, name]) => name);
  const example = read('.env.example');
  const documented = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  /** The standard variables of OpenTelemetry, which its packages read directly. */
  const ofTracing = [...read('docs/operations.md').matchAll(/`(OTEL_[A-Z_]+[A-Z])`/g)].map(([, name]) => name);

  it('sets nothing that the API does not read', () => {
    assert.ok(passed.length > 5);
    assert.deepEqual(
      passed.filter((name) => ![...documented, ...ofTracing].includes(name)),
      [],
    );
  });

  it('passes every documented setting to the API, except those that have no effect there', () => {
    assert.ok(ofTracing.length > 3);
    assert.deepEqual(
      [...new Set([...documented, ...ofTracing])].filter((name) => !passed.includes(name)).sort(),
      [...leftOut.keys()].sort(),
    );
  });

  it('gives the API and SRS the same secret, and lets the API remove what SRS records', () => {
    const secret = '${MEDIA_SERVER_SECRET:-reachable-only-inside-compose}';
    assert.equal(compose.split(secret).length, 4);
    assert.ok(entry('api').includes(`MEDIA_SERVER_API: http://api:${secret}@srs:1985`));
    assert.match(entry('srs'), /^ {4}user: "1000:1000"$/m);
    for (const name of ['api', 'srs']) assert.match(entry(name), /^ {4}volumes: \[.*recordings:\/recordings\]$/m);
    assert.match(read('docker/Dockerfile'), /chown node:node \/data \/recordings/);
    assert.match(entry('api'), /MEDIA_SERVER_RECORDINGS: \/recordings$/m);
  });

  if (works('docker', 'compose', 'version')) {
    it('is accepted by Compose without warnings', () => {
      const { status, stderr } = spawnSync('docker', ['compose', '-f', 'docker/compose.yaml', 'config', '--quiet'], {
        cwd: root,
        encoding: 'utf8',
      });
      assert.equal(status, 0, stderr);
      assert.equal(stderr, '');
    });
  }
});

describe('docker/compose.scale.yaml', () => {
  const scaled = read('docker/compose.scale.yaml');

  it('sets nothing that the API does not read', () => {
    const [, environment] = /\n {2}api:\n[\s\S]*?environment:\n((?: {6}.*\n)+)/.exec(scaled);
    for (const [, name] of environment.matchAll(/^ {6}([A-Z0-9_]+):/gm))
      assert.match(read('.env.example'), new RegExp(`^# ${name}=`, 'm'));
  });

  it('gives the same three nodes to the API, to Galera and as services', () => {
    const nodes = [...scaled.matchAll(/^ {2}(db\d):$/gm)].map(([, name]) => name);
    assert.deepEqual([...new Set(nodes)], ['db1', 'db2', 'db3']);
    assert.match(scaled, /--wsrep-cluster-address=gcomm:\/\/db1,db2,db3$/m);
    assert.match(scaled, /DATABASE_URL: mariadb:\/\/ministry:\S+@db1:3306,db2:3306,db3:3306\/ministry$/m);
  });

  if (works('docker', 'compose', 'version')) {
    it('is accepted by Compose', () => {
      const files = ['compose.yaml', 'compose.scale.yaml'].flatMap((name) => ['-f', `docker/${name}`]);
      const { status, stderr } = spawnSync('docker', ['compose', ...files, 'config', '--quiet'], {
        cwd: root,
        encoding: 'utf8',
        env: {
          ...process.env,
          S3_ENDPOINT: 'x',
          S3_BUCKET: 'x',
          S3_ACCESS_KEY_ID: 'x',
          S3_SECRET_ACCESS_KEY: 'x',
          SECRET_KEY: 'x',
        },
      });
      assert.equal(status, 0, stderr);
    });
  }
});

describe('docker/kubernetes', () => {
  const of = (name) => read(`docker/kubernetes/${name}`);

  it('sets nothing that the API does not read', () => {
    const inPod = [...of('api.yaml').matchAll(/\{ name: ([A-Z][A-Z0-9_]+), value/g)];
    const inSecret = [...of('settings.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)];
    assert.ok(inPod.length > 3 && inSecret.length > 10);
    for (const [, name] of [...inPod, ...inSecret]) assert.match(read('.env.example'), new RegExp(`^# ${name}=`, 'm'));
  });

  it('gives a process enough time to stop', () => {
    const [, notice] = /STOP_NOTICE_MS, value: "(\d+)"/.exec(of('api.yaml'));
    const [, grace] = /terminationGracePeriodSeconds: (\d+)/.exec(of('api.yaml'));
    assert.ok(Number(grace) >= Number(notice) / 1_000 + 25);
  });

  it('runs a file of the image, and hides from outside what nginx hides', () => {
    assert.match(of('migrate.yaml'), /command: \[node, apps\/api\/dist\/migrate\.js\]/);
    assert.ok(read('apps/api/src/migrate.ts').includes('migrate('));
    for (const path of ['/readyz', '/metrics', '/api/backups', '/api/media-server'])
      assert.match(of('ingress.yaml'), new RegExp(`path: ${path}, .*name: nobody,`));
  });

  it('includes every file of its folder', () => {
    const kustomization = read('docker/kustomization.yaml');
    const listed = [...kustomization.matchAll(/- kubernetes\/([a-z]+\.yaml)/g)].map(([, name]) => name);
    const files = readdirSync(join(root, 'docker/kubernetes')).filter((name) => name.endsWith('.yaml'));
    // The migration job is not listed, because it is created again for each release.
    assert.deepEqual([...listed, 'migrate.yaml'].sort(), files.sort());
  });

  if (works('kubectl', 'version', '--client')) {
    it('is accepted by kustomize', () => {
      const folder = mkdtempSync(join(tmpdir(), 'ministry-kubernetes-'));
      cpSync(join(root, 'docker'), folder, { recursive: true });
      cpSync(join(folder, 'kubernetes/settings.env.example'), join(folder, 'kubernetes/settings.env'));
      const { status, stderr } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
      rmSync(folder, { recursive: true });
      assert.equal(status, 0, stderr);
    });
  }
});

describe('docker/srs.conf', () => {
  const config = read('docker/srs.conf');
  /** Text of a block, including the blocks inside it. */
  const block = (text, name) => {
    const from = text.search(new RegExp(String.raw`^\s*${name} \{$`, 'm'));
    let depth = 0;
    for (let at = text.indexOf('{', from); at < text.length; at += 1) {
      if (text[at] === '{') depth += 1;
      if (text[at] === '}' && (depth -= 1) === 0) return text.slice(from, at);
    }
    return assert.fail(`There is no block ${name}.`);
  };
  const outside = block(config, 'vhost __defaultVhost__');
  const inside = block(config, 'vhost variants');

  it('is well formed: every directive ends, every block closes', () => {
    const code = config.replace(/#.*$/gm, '');
    assert.equal(code.split('{').length, code.split('}').length);
    for (const line of code
      .split('\n')
      .map((each) => each.trim())
      .filter(Boolean))
      assert.match(line, /[;{}]$/);
  });

  it('asks the API about every encoder, with the secret', () => {
    const hooks = block(outside, 'http_hooks');
    assert.match(hooks, /enabled on;/);
    for (const name of ['on_publish', 'on_unpublish', 'on_dvr'])
      assert.match(
        hooks,
        new RegExp(String.raw`^\s*${name} http://api:3000/api/media-server/srs\?secret=@SECRET@;$`, 'm'),
      );
    assert.match(block(config, 'auth'), /enabled on;\s+username api;\s+password @SECRET@;/);
  });

  it('lets nobody watch without the site, or publish what SRS creates itself', () => {
    assert.deepEqual(block(outside, 'security').match(/(allow|deny) .*/g), [
      'allow publish all;',
      'allow play 127.0.0.1;',
    ]);
    assert.deepEqual(block(inside, 'security').match(/(allow|deny) .*/g), ['allow publish 127.0.0.1;']);
  });

  it('writes segments that can be cached forever and shared', () => {
    for (const vhost of [outside, inside]) {
      const hls = block(vhost, 'hls');
      assert.match(hls, /hls_ts_file \[app\]\/\[stream\]-\[timestamp\]-\[seq\]\.ts;/);
      for (const name of ['hls_ctx', 'hls_ts_ctx']) assert.match(hls, new RegExp(`${name} off;`));
      assert.match(hls, /hls_path \/hls;/);
    }
    assert.match(block(config, 'http_server'), /dir \/hls;/);
  });

  it('creates only what the site uses', () => {
    const engines = [...config.matchAll(/engine (\w+) \{[^@]*?output (\S+);/g)].map(([, name, output]) => [
      name,
      output,
    ]);
    const output = 'rtmp://127.0.0.1:[port]/variants?vhost=variants/[stream]_[engine]';
    assert.deepEqual(
      engines,
      ['360p', '240p', 'audio'].map((name) => [name, output]),
    );
  });
});

describe('docker/nginx.conf', () => {
  const config = read('docker/nginx.conf');

  it('is well formed: every directive ends, every block closes', () => {
    const code = config.replace(/#.*$/gm, '').replace(/'[^']*'|"[^"]*"/g, 'text');
    assert.equal(code.split('{').length, code.split('}').length);
    for (const line of code
      .split('\n')
      .map((each) => each.trim())
      .filter(Boolean))
      assert.match(line, /[;{}]$/);
  });

  it('never caches an answer to a request with a credential, and forwards the address of the client', () => {
    assert.match(config, /proxy_no_cache \$http_authorization;/);
    assert.match(config, /X-Forwarded-For \$remote_addr;/);
  });

  it('accepts files of the size that the API accepts, and caches no recording', () => {
    const [, uploads] = /location ~ \^\/api\/\(upload\/[^\n]*\{\n([^}]*)\}/.exec(config);
    assert.match(uploads, /client_max_body_size 1100m;/);
    assert.match(uploads, /proxy_request_buffering off;/);
    const [, files] = /location \/uploads\/ \{\n([^}]*)\}/.exec(config);
    assert.doesNotMatch(files, /proxy_cache /);
  });

  if (works('nginx', '-v')) {
    /** Writes the file, with replacements for what does not exist here: host names of containers and folders of the image. */
    const written = (folder, { api = 3000, port = 80 } = {}) => {
      const file = join(folder, 'nginx.conf');
      const here = config
        .replaceAll('server api:3000;', `server 127.0.0.1:${api};`)
        .replace('listen 80;', `listen ${port};`)
        .replace('/run/nginx.pid', join(folder, 'pid'))
        // A pipe cannot be opened by its path.
        .replaceAll(/\/dev\/std(err|out)/g, join(folder, 'log'))
        .replaceAll('/var/cache/nginx', folder)
        .replace('proxy_cache_valid 200 1m;', 'proxy_cache_valid 200 1s;');
      writeFileSync(file, here);
      return file;
    };
    let folder;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'ministry-nginx-'));
      // If root starts nginx, its workers run as another account.
      chmodSync(folder, 0o755);
    });
    afterEach(() => rmSync(folder, { recursive: true, force: true }));

    it('is accepted by nginx', () => {
      const { status, stderr } = spawnSync('nginx', ['-t', '-c', written(folder)], { encoding: 'utf8' });
      assert.equal(status, 0, stderr);
    });

    /** Starts nginx in front of a server that stands in for the API. @returns {Promise<typeof fetch>} fetches a path through nginx */
    async function startFront(test, answer) {
      const api = createServer(answer).listen(0, '127.0.0.1');
      await once(api, 'listening');
      const port = await freePort();
      const nginx = spawn(
        'nginx',
        ['-p', folder, '-c', written(folder, { api: api.address().port, port }), '-g', 'daemon off;'],
        { stdio: 'ignore' },
      );
      test.after(() => {
        nginx.kill();
        api.closeAllConnections();
        api.close();
      });
      const ask = (path, options) => fetch(`http://127.0.0.1:${port}${path}`, options);
      await until(() =>
        ask('/hls/church/0.ts').then(
          () => true,
          () => false,
        ),
      );
      return ask;
    }

    it('serves pictures while the bucket is not reached, but none that was deleted', async (test) => {
      let status = 200;
      let asked = 0;
      const ask = await startFront(test, (_request, response) => {
        asked += 1;
        response.writeHead(status, { 'cache-control': 'public, max-age=31536000, immutable' }).end('picture');
      });
      const picture = async () => (await ask('/uploads/0123456789abcdef-960x640.jpg')).status;
      assert.equal(await picture(), 200);
      status = 503;
      // nginx counts in whole seconds: an answer cached for one second is requested again after one or two.
      await until(async () => {
        const before = asked;
        assert.equal(await picture(), 200);
        return asked > before;
      });
      status = 404;
      assert.equal(await picture(), 404);
      status = 503;
      assert.equal((await ask('/uploads/0123456789abcdef.mp3')).status, 503);
    });

    it('asks the API once for what hundreds watch, forwards no body, and refuses calls in the name of the media server', async (test) => {
      const asked = [];
      const ask = await startFront(test, (request, response) => {
        asked.push(`${request.method} ${request.url}`);
        setTimeout(
          () =>
            response
              .writeHead(200, {
                'cache-control': request.url.endsWith('.ts') ? 'public, max-age=3600, immutable' : 'public, max-age=1',
              })
              .end('piece'),
          50,
        );
      });
      for (const file of ['1.ts', 'index.m3u8']) {
        const answers = await Promise.all(
          Array.from({ length: 200 }, (_, index) => ask(`/hls/church/${file}?viewer=${index}`)),
        );
        assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
        assert.equal(asked.filter((path) => path.startsWith(`GET /hls/church/${file}`)).length, 1);
      }
      assert.equal((await ask('/hls/church/1.ts', { method: 'POST', body: 'x' })).status, 403);
      assert.equal((await ask('/api/media-server/srs?secret=x', { method: 'POST', body: '{}' })).status, 404);
      assert.deepEqual(
        asked.filter((path) => !path.startsWith('GET /hls/')),
        [],
      );
    });
  }
});
