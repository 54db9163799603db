import { expect, type Page } from '@playwright/test';
import { scriptPayloads } from './fixtures/script-payloads.ts';

export const line = (text: string, longest: number) => text.replace(/\s+/g, ' ').slice(0, longest);

/** Packs all payloads into as few texts of at most `longest` characters as possible. */
export function texts(longest: number): string[] {
  const found: string[] = [];
  for (const payload of scriptPayloads.map((each) => line(each, longest))) {
    const last = found.at(-1);
    if (last !== undefined && last.length + payload.length < longest) found[found.length - 1] = `${last} ${payload}`;
    else found.push(payload);
  }
  return found;
}

/** Whether a payload appears on the page as text or in a field; a page without payloads would prove nothing. */
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

/** Makes the browser log every violation of the content policy, which an injected script would cause. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy: ${effectiveDirective} ${blockedURI}`),
    );
  });
/** A missing picture or file is not a script, so it does not count. */
export const serious = (problems: string[]) =>
  problems.filter((problem) => !problem.includes('Failed to load resource'));

export const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  // The payloads are rendered as text: none of them has become an element.
  expect(
    await page
      .locator(
        'img[src="x"], [onerror], [onload], [onfocus], [ontoggle], iframe[srcdoc], base, embed, object, a[href^="javascript:" i], a[href^="data:" i]',
      )
      .count(),
  ).toBe(0);
};
