import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from '../../tools/chromium.mjs';

/** A project for each file: workers are never shared between projects, so each file starts with a fresh site. */
const projects = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.e2e.ts'))
  .map((file) => ({ name: basename(file, '.e2e.ts'), testMatch: file }));

export default defineConfig({
  testDir: '.',
  projects,
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  globalSetup: './global-setup.ts',
  workers: 2,
  forbidOnly: true,
  // Long enough for a machine that is busy with something else; a test that passes waits for none of it.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
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
