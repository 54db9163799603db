import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ministryIcons, seedSite } from '@ministry/domain';
import { App } from '../../app/app.tsx';
import { loadPage } from '../../app/page.tsx';
import { findPage } from '../../app/pages.ts';
import { createReads, type ReadAnswers } from '../../app/reads.ts';
import { ministriesPath } from '../../features/ministries/api/use-ministries.ts';
import { fallbackMinistries } from '../../features/ministries/fallback-ministries.ts';
import type { MinistryFacts } from '../../features/ministries/ministry.ts';
import { quizPath } from '../../features/quiz/api/quiz-path.ts';
import { ministriesPagePath, renderedMinistries } from './ministries-texts.ts';

const ministry = (id: number, own: Partial<MinistryFacts> = {}): MinistryFacts => ({
  id,
  name: `Work ${id}`,
  description: 'It serves.',
  icon: 'church',
  category: 'outreach',
  impact: '',
  established: null,
  tags: [],
  ...own,
});
const list = (body: unknown, status = 200): ReadAnswers => ({
  [ministriesPath()]: { status, body },
  [quizPath]: { status: 200, body: seedSite.quiz },
  [ministriesPagePath]: { status: 200, body: seedSite.ministriesTexts },
});
const specialMinistries = seedSite.aboutTexts.specialMinistries.map(({ title }) => title);
const app = (answers: ReadAnswers, address: string, named: readonly string[] = specialMinistries) => (
  <MemoryRouter initialEntries={[address]}>
    <App
      reads={createReads(answers)}
      settings={{
        ...seedSite,
        specialMinistries: named,
        publicUrl: 'http://localhost',
        giveUrl: null,
        sampleContent: false,
        saveData: false,
      }}
      renderedAt={Date.now()}
    />
  </MemoryRouter>
);

/** Waits until the chunk of the questions is loaded and rendered. */
const questionsAreHere = () => act(async () => void (await import('../../features/quiz/components/quiz.tsx')));

beforeEach(async () => {
  localStorage.clear();
  await loadPage(findPage('/ministries').page);
});
afterEach(cleanup);

function open(answers: ReadAnswers, address = '/ministries') {
  render(app(answers, address));
  return within(screen.getByRole('main'));
}
type Main = ReturnType<typeof open>;
const region = (page: Main, name: string) => within(page.getByRole('region', { name }));
const titles = (part: Main) => part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the texts of the ministries page', () => {
  const renderedWith = (texts: object) => {
    const description = document.createElement('meta');
    Object.assign(description, { name: 'description', content: seedSite.ministriesTexts.description });
    document.head.replaceChildren(description);
    render(app({ ...list([ministry(1)]), [ministriesPagePath]: { status: 200, body: texts } }, '/ministries'));
    return renderedMinistries.parse(screen.getByRole('main'));
  };

  it('are read back from the page as they were rendered, so that the document carries them once', () =>
    expect(renderedWith(seedSite.ministriesTexts)).toEqual(seedSite.ministriesTexts));

  it('may be empty where the API allows it', () => {
    const texts = {
      ...seedSite.ministriesTexts,
      vision: '',
      conferencesLead: '',
      conferences: [{ title: 'A & B', note: '', text: '1 < 2' }],
      projects: [{ title: 'Begun', status: 'Planning', text: 'Nothing stands.', firstPhase: 0 }],
      figures: [],
    };
    expect(renderedWith(texts)).toEqual(texts);
  });
});

describe('the ministries page', () => {
  // MIN-04, MIN-05
  it('begins with the founding date, the vision and the mission', () => {
    const page = open(list([ministry(1)]));
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Ministries');
    expect(page.getByText('25 February 2002').getAttribute('datetime')).toBe('2002-02-25');
    const lineOf = (term: string) => page.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
    expect([lineOf('Vision'), lineOf('Mission')]).toEqual([
      expect.stringMatching(/^A faithful witness in every school/),
      expect.stringMatching(/^To win the lost/),
    ]);
  });

  // MIN-20, API-17
  it('shows the list of the API, and links from each ministry to the message form', () => {
    const page = open(
      list([ministry(7, { name: "My Sister's Keeper", impact: 'Girls go back to class.', established: 2016 })]),
    );
    const card = within(region(page, 'Our Ministries').getByRole('article'));
    expect(card.getByText('Since 2016').textContent).toBeTruthy();
    expect(card.getByText('Girls go back to class.').textContent).toBeTruthy();
    expect(card.getByRole('link', { name: /^Serve with us ?: My Sister's Keeper$/ }).getAttribute('href')).toBe(
      "/contact?ministry=My%20Sister's%20Keeper#message",
    );
  });

  it('shows whole sentences, and the rest of a description on request', () => {
    const long = ministry(7, { description: 'Women stand beside girls. No woman walks to the court, the cli…' });
    const card = () => within(region(page, 'Our Ministries').getByRole('article'));
    let page = open(list([long]));
    expect(card().getByText('Women stand beside girls.').textContent).toBeTruthy();
    const more =
      card()
        .getByRole('link', { name: /^Read more/ })
        .getAttribute('href') ?? '';
    expect(more).toBe('/ministries?ministry=7#ministry-7');
    cleanup();
    const whole = [
      { tag: 'p', children: [{ text: 'No woman walks to the court, the clinic or the head teacher alone.' }] },
    ];
    page = open({ ...list([long]), '/api/ministries/7': { status: 200, body: { ...long, content: whole } } }, more);
    expect(
      card().getByText('No woman walks to the court, the clinic or the head teacher alone.').textContent,
    ).toBeTruthy();
    expect(card().queryByRole('link', { name: /^Read more/ })).toBeNull();
  });

  // MIN-22
  it('renders a symbol of its own for each of the eleven icons', () => {
    expect(ministryIcons).toEqual([
      'children',
      'vocational',
      'crown',
      'eye',
      'remnant',
      'sisterhood',
      'church',
      'youth',
      'conference',
      'radio',
      'training',
    ]);
    const page = open(list(ministryIcons.map((icon, index) => ministry(index + 1, { icon }))));
    const rendered = region(page, 'Our Ministries')
      .getAllByRole('article')
      .map((card) => card.querySelector('use')?.getAttribute('href'));
    expect(rendered).toEqual(ministryIcons.map((icon) => `/assets/marks-1.svg#${icon}`));
  });

  // MIN-21
  it.each([
    ['the list is empty', list([]), false],
    ['the call failed', list({ message: 'Busy' }, 503), true],
  ])('shows the six built-in ministries when %s', (_why, answers, isToldSo) => {
    const page = open(answers);
    expect(titles(region(page, 'Our Ministries'))).toEqual([
      'Uganda National Branch',
      'Vocational Institute',
      'Crown of Glory',
      'Eye Camp',
      'Remnant Afire',
      "My Sister's Keeper",
    ]);
    expect(fallbackMinistries).toHaveLength(6);
    expect(page.queryByRole('alert') !== null).toBe(isToldSo);
    if (isToldSo) expect(page.getByRole('button', { name: 'Try again' }).textContent).toBeTruthy();
  });

  it('shows no built-in ministries that the office no longer names', () => {
    render(app(list([]), '/ministries', ['Eye Camp', 'Hope for Mbale']));
    expect(titles(region(screen, 'Our Ministries'))).toEqual(['Eye Camp']);
    cleanup();
    render(app(list([]), '/ministries', []));
    expect(region(screen, 'Our Ministries').getByText('Our ministries will be presented here soon.')).toBeTruthy();
  });

  // MIN-01, MIN-02, MIN-03: the page and the component have different texts
  it('says that it is loading, on the page and in the matcher', async () => {
    globalThis.fetch = () => new Promise(() => undefined);
    const page = open({}, '/ministries?view=match');
    expect(region(page, 'Our Ministries').getByRole('status').textContent).toBe('Loading Ministries...');
    expect(region(page, 'Your ministry match').getByRole('status').textContent).toBe('Loading ministries...');
    await questionsAreHere();
  });

  // MIN-08, MIN-09
  it.each([
    [
      'Flagship Conferences and Events',
      [
        'Northern Uganda Gospel Crusade',
        "Pastors' and Leaders' Conference",
        "Women's Conference",
        'Remnant Afire Youth Conference',
      ],
    ],
    [
      'Programs and Training',
      ['School of Evangelism', 'Discipleship classes', 'Vocational courses', 'Leadership and safeguarding'],
    ],
  ])('has four cards under %s', (heading, wanted) => {
    expect(titles(region(open(list([])), heading))).toEqual(wanted);
  });

  // MIN-10…12: the row that only this page has is beside the one that every page has
  it('lists the church services, with both hours of Thursday', () => {
    const services = region(open(list([])), 'Church Services');
    expect(titles(services)).toEqual(['Sunday', 'Wednesday', 'Thursday', 'Friday']);
    expect(services.getByText('Midweek Thursday').nextSibling?.textContent).toBe('5:00–7:00 PM');
    expect(services.getByText('Mid-week deliverance').nextSibling?.textContent).toBe('4:00–6:30 PM');
  });

  // MIN-13…15, CONST-24
  it('has seven projects, each with its status, and the completion of the first phase', () => {
    const projects = region(open(list([])), 'Ongoing Projects').getAllByRole('article');
    const statuses = projects.map((project) => project.querySelector('.badge')?.textContent);
    expect(statuses).toHaveLength(7);
    expect(new Set(statuses)).toEqual(new Set(['In Progress', 'Active', 'Planning', 'Development', 'Ongoing']));
    expect(within(projects[0] as HTMLElement).getByText('First phase').parentElement?.textContent).toBe(
      'First phase 70% complete',
    );
  });

  // MIN-16
  it('shows six stories', () => {
    expect(region(open(list([])), 'Missions and Outreaches').getAllByRole('article')).toHaveLength(6);
  });

  // MIN-17
  it('shows the figures of the outreach', () => {
    const figures = region(open(list([])), 'Global Mission Outreach');
    const shown = figures.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(shown).toEqual([
      ['crusades', '15'], // CONST-25
      ['saved at crusades', '4,700+'], // CONST-26
      // CONST-27
      ['schools reached', '36'],
      ['students heard the gospel', '24,000+'],
      ['decisions in schools', '2,446'],
      ['decisions in all', '12,000+'], // CONST-31
      ['households fed', '1,200'], // CONST-28
      ['saved in one village crusade', '292'], // CONST-29
      ['young people to reach, 2025–2026', '100,000'], // CONST-30
    ]);
  });

  // MIN-06, MIN-07
  it('shows and hides the matcher with one button, whose label says what it does', async () => {
    const closed = open(list([]));
    expect(closed.getByRole('button', { name: 'Find Your Perfect Ministry Match' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
    expect(closed.queryByRole('heading', { name: 'Your ministry match' })).toBeNull();
    cleanup();
    const opened = open(list([]), '/ministries?view=match');
    expect(
      opened.getByRole('button', { name: 'Close Your Perfect Ministry Match' }).getAttribute('aria-expanded'),
    ).toBe('true');
    expect(opened.getByRole('heading', { name: 'Your ministry match' }).textContent).toBeTruthy();
    fireEvent.click(opened.getByRole('button', { name: 'Close Your Perfect Ministry Match' }));
    expect(opened.queryByRole('heading', { name: 'Your ministry match' })).toBeNull();
    await questionsAreHere();
  });

  it('leaves a tab that is opened in a new window to the browser', () => {
    const engagement = region(open(list([])), 'Smart Ministry Engagement');
    const leftAlone: boolean[] = [];
    const hear = (event: Event) => {
      leftAlone.push(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', hear);
    fireEvent.click(engagement.getByRole('link', { name: 'Ministry matcher' }), { ctrlKey: true });
    removeEventListener('click', hear);
    expect([leftAlone, engagement.getByRole('link', { name: 'Assistant' }).getAttribute('aria-current')]).toEqual([
      [true],
      'true',
    ]);
  });

  // MIN-18, MIN-19
  it('has two tabs, the assistant first and by default', async () => {
    const engagement = region(open(list([])), 'Smart Ministry Engagement');
    expect(
      engagement
        .getAllByRole('link')
        .slice(0, 2)
        .map((tab) => [tab.textContent, tab.getAttribute('aria-current')]),
    ).toEqual([
      ['Assistant', 'true'],
      ['Ministry matcher', null],
    ]);
    expect(engagement.getByRole('log').textContent).toMatch(/^Welcome to Faithful Witness Ministries/);
    cleanup();
    const matcher = region(open(list([]), '/ministries?tab=matcher'), 'Smart Ministry Engagement');
    expect(matcher.queryByRole('log')).toBeNull();
    expect(matcher.getByText(/^Seven questions/).textContent).toBeTruthy();
    await questionsAreHere();
  });

  // QUIZ-01, CHAT-01, CHAT-03
  it('has the welcome in the document, and the questions once its script is loaded', async () => {
    expect(renderToString(app(list([]), '/ministries'))).toContain('What may I help you with?');
    const page = open(list([ministry(1)]), '/ministries?view=match');
    await questionsAreHere();
    expect(page.getByRole('heading', { name: 'Question 1 of 7' }).textContent).toBeTruthy();
  });
});
