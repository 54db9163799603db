import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { seedSite } from '@ministry/domain';
import { SiteProvider } from '../../app/site.tsx';
import { Portrait } from './components/portrait.tsx';
import { initialsOf } from './initials.ts';

describe('the initials of a member', () => {
  it.each([
    ['Bishop Charles Ocaya', 'CO'],
    ['Rev. Dr. Grace Lamwaka', 'GL'],
    ['Ŋom Akello Rose', 'ŊR'],
    ['Opio', 'O'],
  ])('of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

describe('the portrait of a member', () => {
  const settings = { ...seedSite, publicUrl: 'http://localhost', giveUrl: null, sampleContent: false, saveData: false };
  const rendered = (image?: string) =>
    renderToString(
      createElement(SiteProvider, {
        settings,
        renderedAt: 0,
        children: createElement(Portrait, { member: { name: 'Opio David', image } }),
      }),
    );

  // TEAM-09
  it('is the picture if there is one, and the initials otherwise', () => {
    expect([rendered().includes('>OD<'), rendered().includes('<img')]).toEqual([true, false]);
    expect(rendered('/uploads/opio.jpg')).toMatch(/<picture.*<img[^>]*loading="lazy"[^>]*src="\/uploads\/opio\.jpg"/);
  });
});

describe('the team of a new site', () => {
  const { sections, leaders } = seedSite.people;
  const everybody = sections.flatMap(({ members }) => members);

  it('has six sections, none of them empty', () => {
    expect(sections.map(({ title }) => title)).toEqual([
      'Team leaders', // TEAM-01
      'Pastoral council', // TEAM-02
      'Deacons', // TEAM-03
      'Ministry workers', // TEAM-04
      'Levites', // TEAM-05
      'Support staff', // TEAM-06
    ]);
    for (const { members } of sections) expect(members.length).toBeGreaterThan(2);
    expect(leaders.map(({ name }) => name)).toEqual(sections[0]?.members.map(({ name }) => name));
  });

  // DATA-20, TEAM-10
  it('has every fact of every member', () => {
    for (const each of everybody) {
      for (const fact of ['name', 'position', 'department', 'location', 'bio'] as const)
        expect(each[fact]).toMatch(/\S/);
      expect(each.email).toMatch(/^[a-z.]+@example\.org$/);
      expect(each.phone).toMatch(/^\+256 700 000 \d{3}$/);
      expect(each.specialties.length).toBeGreaterThan(0);
    }
    for (const unique of ['id', 'email', 'phone'] as const)
      expect(new Set(everybody.map((each) => each[unique])).size).toBe(everybody.length);
  });
});
