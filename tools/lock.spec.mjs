// Checks that package-lock.json works for a clone on another machine.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressed, libcOf, mendLock, missingOptional, readLock, withoutLibc } from './lock.mjs';

describe('package-lock.json', () => {
  const { packages } = readLock();

  it('contains no download address', () => {
    assert.deepEqual(addressed(packages), []);
    assert.doesNotMatch(JSON.stringify(packages), /"resolved":"\w+:/);
  });

  it('has an entry for every optional package, also of other platforms', () =>
    assert.deepEqual(missingOptional(packages), []));

  it('says which C library a package for Linux needs, so that only one of two is installed', () =>
    assert.deepEqual(withoutLibc(packages), []));

  it('offers the native parts of the build on Linux, macOS and Windows', () => {
    for (const platform of ['darwin-arm64', 'darwin-x64', 'linux-x64-gnu', 'win32-x64-msvc']) {
      assert.ok(
        Object.keys(packages).some((path) => path.endsWith(`@rspack/binding-${platform}`)),
        `@rspack/binding-${platform}`,
      );
    }
  });
});

describe('repairing a lock file', () => {
  it('reads the C library from the name of a package', () => {
    assert.equal(libcOf('@rspack/binding-linux-x64-musl'), 'musl');
    assert.equal(libcOf('@swc/core-linux-arm-gnueabihf'), 'glibc');
    assert.equal(libcOf('@img/sharp-libvips-linux-x64'), 'glibc');
    assert.equal(libcOf('@img/sharp-linuxmusl-x64'), 'musl');
    assert.equal(libcOf('@rspack/binding-win32-x64-msvc'), undefined);
    assert.equal(libcOf('@rspack/binding-darwin-arm64'), undefined);
  });

  it('removes addresses, keeps links between workspaces and adds what another platform needs', () => {
    const { lock } = mendLock({
      packages: {
        'node_modules/tool': {
          version: '1.0.0',
          resolved: 'https://mirror.example/tool.tgz',
          optionalDependencies: { '@tool/darwin-arm64': '1.0.0' },
        },
        'node_modules/@ministry/ui': { resolved: 'libs/web/ui', link: true },
      },
    });
    assert.deepEqual(lock.packages, {
      'node_modules/@ministry/ui': { resolved: 'libs/web/ui', link: true },
      'node_modules/@tool/darwin-arm64': { version: '1.0.0', cpu: ['arm64'], optional: true, os: ['darwin'] },
      'node_modules/tool': { version: '1.0.0', optionalDependencies: { '@tool/darwin-arm64': '1.0.0' } },
    });
  });
});
