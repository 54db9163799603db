import { expect, type Page } from '@playwright/test';
import { scriptPayloads } from './fixtures/script-payloads.ts';

export const line = (text: string, longest: number) => text.replace(/\s+/g, ' ').slice(0, longest);

/** All payloads in as few texts as they need where none may be longer. */
export function texts(longest: number): string[] {
  const found: string[] = [];
  for (const payload of scriptPayloads.map((each) => line(each, longest))) {
    const last = found.at(-1);
    if (last !== undefined && last.length + payload.length < longest) found[found.length - 1] = `${last} ${payload}`;
    else found.push(payload);
  }
  return found;
}

/** Whether a payload comes to stand on the page as text, or in a field: a page without them would prove nothing. */
export const showsPayload = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
        return /<script>|onerror=/.test([document.body.innerText, ...fields.map(({ value }) => value)].join('\n'));
      },
      undefined,
      { timeout: 30_000 },
    )
    .then(
      () => true,
      () => false,
    );

/** Has the browser tell of every refusal of the content policy, which a script that got in would run into. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy: ${effectiveDirective} ${blockedURI}`),
    );
  });
/** A picture or file that is not there is no script. */
export const serious = (problems: string[]) =>
  problems.filter((problem) => !problem.includes('Failed to load resource'));

export const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  // What is rendered must be the words themselves: none of the payloads has become an element.
  expect(
    await page
      .locator(
        'img[src="x"], [onerror], [onload], [onfocus], [ontoggle], iframe[srcdoc], base, embed, object, a[href^="javascript:" i], a[href^="data:" i]',
      )
      .count(),
  ).toBe(0);
};
