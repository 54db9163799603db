import { readdirSync } from 'node:fs';

/** Set by jest.integration.mjs. */
declare const group: { index: number; count: number };

/** These take longest. They are dealt out first, so that no group has two of the longest; the longest stands first. */
const longest = [
  'killed-migrations',
  'openapi',
  'waiting-list-crowd',
  'recordings-preparing',
  'external-srs',
  'payment-notifications',
  'event-groups',
  'campaigns-large',
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

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /[.-]spec\.ts$/.test(name));
const unknown = longest.filter((name) => !files.includes(name));
if (unknown.length > 0) throw new Error(`group.ts names files that are gone: ${unknown.join(', ')}`);
const dealt = [...longest, ...files.filter((name) => !longest.includes(name)).sort()];
for (const [at, file] of dealt.entries()) if (at % group.count === group.index) await import(`./${file}`);
