// Run after each change of package-lock.json.
// npm leaves out optional packages of other platforms when it cannot resolve them while it writes the lock file, and `npm ci`
// then fails on those platforms with "Missing: X from lock file". This script adds them as optional packages for another os or
// cpu. It removes download addresses, so that each machine uses the registry it is configured for.
// npm also omits which C library a Linux package is for, and then installs both kinds (120 MB). The script takes it from the name.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './run.mjs';

const file = join(root, 'package-lock.json');
const systems = /darwin|win32|freebsd|android|openharmony|sunos|aix|linux|netbsd|openbsd/;
const processors = /arm64|armv7|arm|ppc64|riscv64|s390x|loong64|ia32|x64|wasm32|mips64el/;

/** Whether a package at `path` would find `name` in its own or an outer node_modules. */
function isEntered(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

/** Reads the os and the cpu from the name of a per-platform package. */
function platformOf(name) {
  const os = systems.exec(name)?.[0] ?? (name.includes('windows') ? 'win32' : undefined);
  const cpu = processors.exec(name)?.[0].replace('armv7', 'arm');
  return { os, cpu };
}

/** C library of a per-platform package for Linux, or undefined where its name does not say. sharp names only musl. */
export function libcOf(name) {
  if (/musl/.test(name)) return 'musl';
  return /linux.*(gnu|glibc)|^@img\/sharp-(libvips-)?linux-/.test(name) ? 'glibc' : undefined;
}

/** Paths of optional packages whose name contains a C library and whose entry does not. */
export const withoutLibc = (packages) =>
  Object.entries(packages).flatMap(([path, entry]) =>
    entry.optional && entry.os?.includes('linux') && !entry.libc && libcOf(nameOf(path)) ? [path] : [],
  );

/** 'node_modules/a/node_modules/@b/c' → '@b/c' */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Optional packages that an entry depends on and that have no entry: `[path of the dependent, name, version]`. */
export function missingOptional(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isEntered(packages, path, name))
      .map(([name, range]) => [path, name, range.replace(/^[\^~>=]+/, '')]),
  );
}

/** Paths of entries with a download address. The links to workspaces are folders, not addresses. */
export const addressed = (packages) =>
  Object.entries(packages).flatMap(([path, entry]) => (/^\w+:/.test(entry.resolved ?? '') ? [path] : []));

/** @returns {{lock: object, added: number, removed: number}} a corrected copy */
export function mendLock(lock) {
  const packages = structuredClone(lock.packages);
  const removed = addressed(packages);
  for (const path of removed) delete packages[path].resolved;

  const missing = missingOptional(packages);
  for (const [asker, name, version] of missing) {
    const { os, cpu } = platformOf(name);
    if (!os && cpu !== 'wasm32')
      throw new Error(
        `${asker} asks for ${name}@${version}, which is not in the lock file and names no platform: run npm install again.`,
      );
    packages[`node_modules/${name}`] ??= {
      version,
      ...(cpu ? { cpu: [cpu] } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
  }
  for (const path of withoutLibc(packages)) packages[path] = { ...packages[path], libc: [libcOf(nameOf(path))] };
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return { lock: { ...lock, packages: sorted }, added: missing.length, removed: removed.length };
}

export const readLock = () => JSON.parse(readFileSync(file, 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lock, added, removed } = mendLock(readLock());
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${added} entries for other platforms added, ${removed} download addresses removed.`);
}
