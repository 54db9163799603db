import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** Set by `jest.integration.mjs`. */
declare const group: { index: number; count: number };

/** The slowest files, the slowest first. They are dealt to the groups first, in alternating order, so that all groups take about as long. */
const longest = [
  'killed-migrations',
  'openapi',
  'campaigns',
  'site-setup',
  'waiting-list-crowd',
  'recordings-preparing',
  'external-srs',
  'payment-notifications',
  'event-groups',
  'campaigns-large',
  'access',
  'embedded-hostile',
  'embedded-ladder',
  'killed-submissions',
  'seat-returns',
  'events-capacity',
  'external-nginx',
  'recordings-memory',
  'client-examples',
  'rolling-release',
  'reconciliation',
  'group-replication',
  'galera',
  'restarts',
  'embedded-gaps',
  'sign-in',
  'orders-stock',
  'gate-simulation',
  'recordings',
  'embedded-keys',
  'process',
].map((name) => `${name}.e2e-spec.ts`);

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /[.-]spec\.ts$/.test(path));
const placeOf = (path: string): number => longest.indexOf(basename(path));
const unknown = longest.filter((name) => !files.some((path) => basename(path) === name));
if (unknown.length > 0) throw new Error(`group.ts names files that are gone: ${unknown.join(', ')}`);
const first = files.filter((path) => placeOf(path) >= 0).sort((one, other) => placeOf(one) - placeOf(other));
const dealt = [...first, ...files.filter((path) => placeOf(path) < 0).sort()];
for (const [at, file] of dealt.entries()) {
  const place = at % (2 * group.count);
  if (Math.min(place, 2 * group.count - 1 - place) === group.index) await import(`./${file}`);
}
