import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from '../../tools/chromium.mjs';

/** Files that leave nothing behind which another of them would see: they run one after the other on the site of a worker. */
const sharing = [
  'about',
  'admin',
  'api-docs',
  'contact',
  'delivery',
  'every-page',
  'family',
  'found-and-shared',
  'gallery',
  'home',
  'home-highlights',
  'ministries',
  'ministry-assistant',
  'ministry-quiz',
  'newsletter',
  'on-a-phone',
  'save-data',
  'sermon-player',
  'sermons',
];
/** These take longest: begun last, one of them would leave a worker without work. */
const longest = ['admin-screens', 'long-words', 'stored-scripts', 'live-stream', 'office-day'];

const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.e2e.ts'))
  .map((file) => basename(file, '.e2e.ts'));
const alone = files.filter((name) => !sharing.includes(name) && !longest.includes(name));

/** What they test begins with the service worker; in all others it would answer from its own copies. */
const withServiceWorker = [
  'gate-offline',
  'notifications',
  'offline',
  'offline-worker',
  'saved-sermons',
  'waiting-forms',
];

/** A project for each file that starts with a fresh site, since workers are never shared between projects; then one for all others. */
const projects = [
  ...[...longest, ...alone].map((name) => ({
    name,
    testMatch: `${name}.e2e.ts`,
    ...(withServiceWorker.includes(name) && { use: { serviceWorkers: 'allow' as const } }),
  })),
  { name: 'sharing', testMatch: sharing.map((name) => `${name}.e2e.ts`) },
];

export default defineConfig({
  testDir: '.',
  projects,
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['./failure-reporter.ts'], ['json', { outputFile: 'test-results/results.json' }]],
  globalSetup: './global-setup.ts',
  // One more than the two cores of the machines for CI: a journey waits for about a third of its time.
  workers: 3,
  forbidOnly: true,
  // Long enough for a machine that is busy with something else; a test that passes waits for none of it.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    serviceWorkers: 'block',
    locale: 'en-GB',
    // Neither the visitor nor the server lives here: a page that forgets Africa/Kampala shows the wrong hour.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // A trace of every test costs as much as the tests. `--trace on` records one.
    trace: 'off',
    launchOptions: {
      executablePath: chromiumPath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
