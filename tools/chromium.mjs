// The browser that the tests use: the one installed on the machine, so that nothing is downloaded.
import { existsSync } from 'node:fs';

/** The headless shell has no user interface to run and needs a third less processor time than the whole browser. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export const chromiumPath =
  process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path)) ?? '/usr/bin/chromium';
