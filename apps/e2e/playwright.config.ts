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
/**
 * Files of a group look only for what they wrote themselves and put settings back. They run one after the other, in the
 * order of their names, on one site and in one browser: a start of both takes about three seconds of processor time.
 */
const groups: Record<string, string[]> = {
  content: ['admin-announcements', 'admin-content', 'admin-lists', 'admin-media', 'admin-schedule'],
  inbox: ['admin-inbox', 'admin-messages', 'admin-prayers', 'admin-replies', 'admin-work-items'],
  money: ['admin-donations', 'admin-gate', 'admin-orders'],
  people: [
    'admin-accounts',
    'admin-attendance',
    'admin-confidential',
    'admin-event-messages',
    'admin-imports',
    'admin-newsletter',
    'admin-people',
    'admin-roles',
  ],
  settings: [
    'admin-answers',
    'admin-look',
    'admin-message-templates',
    'admin-page-texts',
    'admin-pages',
    'admin-site',
    'admin-team',
    'admin-translations',
    'languages',
  ],
};

const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.e2e.ts'))
  .map((file) => basename(file, '.e2e.ts'));
const grouped = [...sharing, ...longest, ...Object.values(groups).flat()];
const alone = files.filter((name) => !grouped.includes(name));
const matching = (names: string[]) => names.map((name) => `${name}.e2e.ts`);

/** What they test begins with the service worker; in all others it would answer from its own copies. */
const withServiceWorker = [
  'gate-offline',
  'notifications',
  'offline',
  'offline-worker',
  'saved-sermons',
  'waiting-forms',
];

const projectOfFile = (name: string) => ({
  name,
  testMatch: matching([name]),
  ...(withServiceWorker.includes(name) && { use: { serviceWorkers: 'allow' as const } }),
});

/** Workers are never shared between projects, so each file or group of files with a project of its own starts with a fresh site. */
const projects = [
  ...longest.map(projectOfFile),
  ...Object.entries(groups).map(([name, names]) => ({ name, testMatch: matching(names), workers: 1 })),
  ...alone.map(projectOfFile),
  { name: 'sharing', testMatch: matching(sharing) },
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
