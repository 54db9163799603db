import { hasFfmpeg } from '../../tools/encoder.mjs';
import { expect } from './fixtures.ts';
import { badges, goOnAir, phone, player, plays, smallShow, streamingTest as test } from './live-steps.ts';

test.skip(!hasFfmpeg, 'No ffmpeg on this machine');
test.use({ viewport: phone });

// LIVE-10: the encoder hangs: its connection stays open, but sends nothing.
test('a frozen encoder is dropped, and the page says so', async ({ page, api }) => {
  test.setTimeout(120_000);
  const encoder = await goOnAir(api, smallShow);
  await page.goto('/live');
  await player(page)
    .getByRole('button', { name: /^Watch live/ })
    .click();
  await plays(page);
  encoder.process.kill('SIGSTOP');
  // The encoder is dropped after eight seconds; thirty seconds of grace follow.
  await expect(badges(page)).toHaveText('Back shortly', { timeout: 75_000 });
  await expect(player(page).getByRole('heading', { name: 'Back shortly' })).toBeVisible();
  await goOnAir(api, smallShow);
  await expect(badges(page)).toContainText('LIVE', { timeout: 40_000 });
  await plays(page);
});
