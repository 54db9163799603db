import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from '../../tools/chromium.mjs';

/** Files whose changes no other file of this list can notice: they run one after the other on the site of one worker. */
const sharedSiteFiles = [
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
/** The slowest files come first, because one that starts last would leave the other workers idle. */
const longest = ['admin-screens', 'long-words', 'stored-scripts', 'live-stream', 'office-day'];
/**
 * Files of a group look only for what they wrote themselves and restore settings. They run one after the other, in the order of
 * their names, on one site and in one browser, because starting both takes about three seconds of processor time.
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
const grouped = [...sharedSiteFiles, ...longest, ...Object.values(groups).flat()];
const ownSiteFiles = files.filter((name) => !grouped.includes(name));
const matching = (names: string[]) => names.map((name) => `${name}.e2e.ts`);

/** These files test the service worker; in other files it would serve its stored copies. */
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

/** Projects never share workers, so each file or group of files that is a project starts with a new site. */
const projects = [
  ...longest.map(projectOfFile),
  ...Object.entries(groups).map(([name, names]) => ({ name, testMatch: matching(names), workers: 1 })),
  ...ownSiteFiles.map(projectOfFile),
  { name: 'sharing', testMatch: matching(sharedSiteFiles) },
];

export default defineConfig({
  testDir: '.',
  projects,
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['./failure-reporter.ts'], ['json', { outputFile: 'test-results/results.json' }]],
  globalSetup: './global-setup.ts',
  // One more than the two cores of the CI machines, because a test waits for about a third of its time.
  workers: 3,
  forbidOnly: true,
  // Long enough for a busy machine; a test that passes does not wait for it.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    serviceWorkers: 'block',
    locale: 'en-GB',
    // Neither the visitor nor the server is in this time zone: a page that forgets Africa/Kampala shows the wrong hour.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // Tracing every test costs as much time as the tests. `--trace on` records a trace.
    trace: 'off',
    launchOptions: {
      executablePath: chromiumPath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
