import { beforeEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { seedSite } from '@ministry/domain';
import { App } from '../../app/app.tsx';
import { loadPage } from '../../app/page.tsx';
import { findPage } from '../../app/pages.ts';
import { createReads } from '../../app/reads.ts';
import { homePath, renderedHome } from './home-texts.ts';

beforeEach(async () => {
  await loadPage(findPage('/').page);
});

function open(answer: { status: number; body: unknown }, saveData: boolean) {
  const html = renderToString(
    <MemoryRouter initialEntries={['/']}>
      <App
        reads={createReads({ [homePath]: answer })}
        settings={{ ...seedSite, publicUrl: 'http://localhost', giveUrl: null, sampleContent: false, saveData }}
        renderedAt={Date.now()}
      />
    </MemoryRouter>,
  );
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  return document.body;
}

describe('the texts of the home page', () => {
  it.each([false, true])('are read back from the page as they were rendered; with Save-Data: %s', (saveData) =>
    expect(renderedHome.parse(open({ status: 200, body: seedSite.homeTexts }, saveData))).toEqual(seedSite.homeTexts),
  );

  it('leave out sections that have no rows', () => {
    const none = { ...seedSite.homeTexts, figuresLead: '', highlights: [], impacts: [], gifts: [] };
    const page = open({ status: 200, body: none }, false);
    expect(renderedHome.parse(page)).toEqual(none);
    expect(within(page).queryByRole('heading', { name: 'Highlights' })).toBeNull();
    expect(within(page).queryByRole('heading', { name: 'What changes' })).toBeNull();
  });

  it('are reported as missing if they could not be loaded, while the rest of the page stays', () => {
    const page = within(open({ status: 503, body: {} }, false));
    expect(page.getByText('A part of this page could not be loaded.')).toBeTruthy();
    expect(page.getByRole('heading', { name: 'Every week' })).toBeTruthy();
  });
});
