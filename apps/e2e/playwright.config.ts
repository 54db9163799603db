import { defineConfig, devices } from '@playwright/test';

/** The browser is the machine's own Chromium: nothing is downloaded, and a reader can see which one was used. */
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  workers: 2,
  // On CI two further tries, so that a pause of the machine costs no release; the stage names what needed one.
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_500 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    // Neither the visitor nor the server lives here: a page that forgets Africa/Kampala shows the wrong hour.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] },
  },
});
