import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const engagement = (page: Page) => page.getByRole('region', { name: 'Smart Ministry Engagement' });
export const log = (page: Page) => page.getByRole('log');
export const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
export const match = (page: Page) => page.getByRole('region', { name: 'Your ministry match' });
export const question = (page: Page, number: number) => page.getByRole('heading', { name: `Question ${number} of 7` });
export const says = (page: Page, by: 'bot' | 'user' | 'system') => log(page).locator(`[data-by=${by}]`);

export async function ask(page: Page, text: string) {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
}
export async function startConversation(page: Page) {
  await page.getByRole('button', { name: 'Start a conversation' }).click();
  await expect(field(page)).toBeFocused();
}

/** Scrolls the engagement section to below the bar of the page, so that nothing covers it. */
export const toChat = (page: Page) => engagement(page).evaluate((part) => part.scrollIntoView());

/** Answers the seven questions as a nurse would; `choose` chooses an option, `goNext` goes to the next question. */
export async function takeQuiz(
  page: Page,
  choose: (option: Locator) => Promise<void>,
  goNext: (button: Locator) => Promise<void>,
) {
  let number = 1;
  const next = async () => {
    await goNext(page.getByRole('button', { name: 'Next' }));
    number += 1;
    // A key pressed before the next question has the focus would be lost.
    await expect(question(page, number)).toBeFocused();
  };
  const rating = (option: string, stars: RegExp) =>
    page.getByRole('group', { name: option }).getByRole('radio', { name: stars });
  await expect(question(page, 1)).toBeVisible();
  await choose(page.getByRole('radio', { name: 'Health and healing for those without a clinic' }));
  await next();
  await choose(page.getByRole('checkbox', { name: 'The sick' }));
  await next();
  await choose(page.getByRole('checkbox', { name: 'Nursing or medical training' }));
  await next();
  await choose(rating('Working in a village for several days', /^5/));
  await next();
  await choose(rating('Standing beside women and girls', /^4/));
  await next();
  await choose(page.getByRole('radio', { name: '11–20 hours' }));
  await next();
  await choose(page.getByRole('radio', { name: 'Come along once and see' }));
  await goNext(page.getByRole('button', { name: 'Get My Matches' }));
}
