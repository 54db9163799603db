import type { Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import axeCore from 'axe-core';
import { credentials, startProduct } from '../../tools/product.mjs';

export { expect };

/** For dates that must be in the future, whenever the tests run. */
export const nextYear = new Date().getFullYear() + 1;

export type Role = keyof typeof credentials;

export interface ApiAnswer {
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text if the answer is not JSON. Tests cast it to the shape that they expect. */
  body: unknown;
}

export interface ApiOptions {
  /** Role whose Basic credential is sent; none if left out. */
  as?: Role;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the running product directly, to prepare the data of a test: `api('POST', '/events', { as: 'admin', body })`. */
export type Api = (method: string, path: `/${string}`, options?: ApiOptions) => Promise<ApiAnswer>;

export interface AxeViolation {
  id: string;
  impact: string;
  help: string;
  /** One line per element: selector and what is wrong with it. */
  nodes: string[];
}

interface TestFixtures {
  /** Adds the server's log during a test to the report if the test fails. */
  serverLog: void;
  /** Problems of the page so far: uncaught errors, console errors (a load refused by the CSP is one), dialogs. Expect `[]`. */
  problems: string[];
}

interface WorkerFixtures {
  /** The built product with the seeded samples, one process for each worker. */
  site: { url: string; dataDir: string; log: () => string };
  credentials: typeof credentials;
  api: Api;
}

/** The value of an Authorization header for a role. */
export function basicAuth(role: Role): string {
  const { username, password } = credentials[role];
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

/** Runs one process of the product while `use` runs. @param settings on top of the usual ones */
export async function serve(
  settings: Record<string, string>,
  use: (site: WorkerFixtures['site']) => Promise<void>,
): Promise<void> {
  const { url, dataDir, log, stop } = await startProduct(settings, process.env['SITE_TEMPLATE']);
  await use({ url, dataDir, log });
  await stop({ atOnce: true });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [({}, use) => serve({}, use), { scope: 'worker', timeout: 150_000 }],

  credentials: [async ({}, use) => use(credentials), { scope: 'worker' }],

  api: [
    async ({ site }, use) => {
      await use(async (method, path, { as, body, headers } = {}) => {
        const answer = await fetch(`${site.url}/api${path}`, {
          method,
          headers: {
            ...(as ? { authorization: basicAuth(as) } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
        return {
          status: answer.status,
          headers: answer.headers,
          body: isJson && text !== '' ? (JSON.parse(text) as unknown) : text,
        };
      });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  serverLog: [
    async ({ site }, use, info) => {
      const before = site.log().length;
      await use();
      if (info.status !== info.expectedStatus)
        await info.attach('server.log', { body: site.log().slice(before), contentType: 'text/plain' });
    },
    { auto: true },
  ],

  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`);
    });
    page.on('dialog', (dialog) => {
      // The browser's own question about unsaved changes; a test that leaves the page does so on purpose.
      if (dialog.type() === 'beforeunload') return void dialog.accept();
      problems.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await use(problems);
  },
});

/** Resolves when all animations have ended, because colours during a transition are not those of the page. */
async function atRest() {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((painted) => requestAnimationFrame(painted));
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Looks at the page scrolled to its top; at another position the top bar may cover half of a button. */
async function fromTheTop<Found>(settle: () => Promise<void>, look: () => Promise<Found>): Promise<Found> {
  const top = scrollY;
  scrollTo({ top: 0, behavior: 'instant' });
  // The bar at the foot of a console is moved out of the way: users can scroll to what it covers.
  const foot = document.querySelector<HTMLElement>('[data-foot]');
  if (foot) foot.style.position = 'static';
  await settle();
  const found = await look();
  if (foot) foot.style.position = '';
  scrollTo({ top, behavior: 'instant' });
  return found;
}

/** Rules of axe about colours. The contrast check takes longer than all other rules together. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const rulesOf = {
  all: { runOnly: levels },
  /** Rules whose result another colour scheme can change. */
  colours: { runOnly: colourRules },
  /** Rules whose result another width can change. */
  layout: { runOnly: levels, rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) },
};

/**
 * Runs axe once nothing moves, WCAG 2.0 A to 2.2 AA. Expect `[]`.
 * Runs over the debugging protocol, so that the page's own Content-Security-Policy and Trusted Types stay in force.
 * @param within CSS selector to look inside; the whole document when left out
 * @param rules where a page is checked more than once: the rules whose result can differ from before
 */
export async function axe(page: Page, within?: string, rules: keyof typeof rulesOf = 'all'): Promise<AxeViolation[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { result: known } = await session.send('Runtime.evaluate', { expression: 'typeof axe' });
    if (known.value !== 'object') await session.send('Runtime.evaluate', { expression: `${axeCore.source};void 0` });
    const options = { ...rulesOf[rules], resultTypes: ['violations'] };
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: `(${fromTheTop.toString()})(${atRest.toString()}, () => axe.run(${JSON.stringify(within ?? null)} ?? document, ${JSON.stringify(options)}))`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails)
      throw new Error(`axe could not run: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return (result.value as AxeResults).violations.map(({ id, impact, help, nodes }) => ({
      id,
      impact: impact ?? 'unknown',
      help,
      nodes: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    }));
  } finally {
    await session.detach();
  }
}

/**
 * Runs axe in both colour schemes at the current width, without loading the page again. Expect `[]`. Afterwards the page is light.
 * @param within CSS selector to look inside; the whole document when left out
 */
export async function axeInLightAndDark(page: Page, within?: string): Promise<AxeViolation[]> {
  const found: AxeViolation[] = [];
  for (const [colorScheme, rules] of [
    ['dark', 'colours'],
    ['light', 'all'],
  ] as const) {
    // Colours are measured without transitions.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    for (const violation of await axe(page, within, rules))
      found.push({ ...violation, help: `${colorScheme}: ${violation.help}` });
  }
  return found;
}
