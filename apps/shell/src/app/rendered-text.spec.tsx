import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { LegalPageResponse } from '@ministry/api-client';
import { seedSite } from '@ministry/domain';
import { markOriginals } from '../server/mark-originals.ts';
import { App } from './app.tsx';
import { loadPage } from './page.tsx';
import { HeadContext, type PageHead } from './page-head.ts';
import { findPage } from './pages.ts';
import { createReads } from './reads.ts';

const description = seedSite.aboutTexts.description;
const withoutTexts = {
  about: { ...seedSite.aboutTexts, lead: '', finance: [], financeLead: '', specialMinistries: [], specialLead: '' },
  contact: { ...seedSite.contactTexts, lead: '', scheduleText: '', officeText: '', visitTips: [] },
};
const prose: LegalPageResponse = {
  sections: [
    {
      heading: 'Your rights',
      text: [
        {
          tag: 'p',
          children: [{ text: 'Call ' }, { tag: 'strong', children: [{ text: 'the office' }] }, { text: '.' }],
        },
        {
          tag: 'ul',
          children: [
            { tag: 'li', children: [{ tag: 'a', href: '/contact', children: [{ text: 'Write' }] }] },
            { tag: 'li', children: [{ text: 'or come' }] },
          ],
        },
      ],
    },
    { heading: 'Nothing more', text: [{ tag: 'p', children: [{ text: 'That is all.' }] }], language: 'en' },
  ],
};

const projects = { status: 200, body: seedSite.ministriesTexts.projects };

const unchanged = (html: string): string => html;
/** Marks all texts of a page as if none of them were translated. */
const inOriginal = (html: string): string => {
  const texts = [...html.matchAll(/>([^<]+)</g)].map(([, text = '']) => plain(text));
  return markOriginals(html, { texts, names: [], language: 'en' });
};
const plain = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** The page as the server renders it, with its head. */
async function render(address: string, body: unknown, finish: (html: string) => string) {
  const { rendered } = await loadPage(findPage(address).page);
  let head: PageHead | undefined;
  const html = renderToString(
    <HeadContext value={(declared) => (head = declared)}>
      <MemoryRouter initialEntries={[address]}>
        <App
          reads={createReads({ [rendered?.path ?? '']: { status: 200, body }, '/api/site/projects': projects })}
          settings={{
            ...seedSite,
            publicUrl: 'http://localhost',
            giveUrl: null,
            sampleContent: false,
            saveData: false,
          }}
          renderedAt={Date.now()}
        />
      </MemoryRouter>
    </HeadContext>,
  );
  document.body.replaceChildren(...new DOMParser().parseFromString(finish(html), 'text/html').body.childNodes);
  const meta = Object.assign(document.createElement('meta'), { name: 'description', content: head?.description ?? '' });
  document.head.replaceChildren(meta);
  return rendered?.parse(document.body);
}

describe('the texts of the office on a page', () => {
  it.each([
    ['/about', seedSite.aboutTexts],
    ['/about', withoutTexts.about],
    ['/contact', seedSite.contactTexts],
    ['/contact', withoutTexts.contact],
    ['/live', seedSite.liveTexts],
    ['/live', { description, lead: '', scheduleLead: '' }],
    ['/team', seedSite.teamTexts],
    ['/team', { description, lead: '', closingText: '' }],
    ['/privacy', prose],
    ['/terms', prose],
  ])('are read back from %s as they were rendered', async (address, body) => {
    expect(await render(address, body, unchanged)).toEqual(body);
    if (body !== prose) expect(await render(address, body, inOriginal)).toEqual(body);
  });
});
