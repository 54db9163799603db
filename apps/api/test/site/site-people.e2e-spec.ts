import {
  addDays,
  kampalaDay,
  type Leader,
  type Office,
  peopleLimits,
  seedSite,
  type TeamSection,
} from '@ministry/domain';
import type { PeopleResponse } from '../../src/platform/site-settings/people.dto.ts';
import type { SettingsVersionResponse } from '../../src/platform/site-settings/site-settings.dto.ts';
import { SiteSettingsService } from '../../src/platform/site-settings/site-settings.service.ts';
import { post } from '../factories/people.ts';
import { picture, sendPhoto } from '../factories/upload.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnEachDatabase, describeOnEachServer, startTestApp, type TestApp } from '../test-app.ts';

type Sent = Omit<PeopleResponse, 'updatedAt' | 'updatedBy' | 'members'> & {
  members: Omit<PeopleResponse['members'][number], 'consentBy'>[];
};

const peopleOf = async (api: TestApp): Promise<PeopleResponse> =>
  (await api.send({ url: '/api/site/people', headers: api.as('admin') })).json<PeopleResponse>();

/** Removes the fields that the server adds. */
function toSent({ updatedAt: _at, updatedBy: _by, members, ...people }: PeopleResponse): Sent {
  return { ...people, members: members.map(({ consentBy: _noted, ...member }) => member) };
}

describeOnEachDatabase('the people of the site', (database) => {
  let api: TestApp;
  let first: Sent;
  beforeAll(async () => {
    api = await startTestApp({ database, seed: true });
    first = toSent(await peopleOf(api));
  });
  afterAll(() => api.close());

  const sent = async (): Promise<Sent> => toSent(await peopleOf(api));
  const put = (payload: object) =>
    api.send({ method: 'PUT', url: '/api/site/people', headers: api.as('admin'), payload });
  const shown = async <Body>(url: string): Promise<Body> => (await api.send({ url })).json<Body>();
  const putBack = async () => expect((await put({ ...first, version: (await sent()).version })).statusCode).toBe(200);
  const fieldsOf = async (payload: object): Promise<Record<string, string>> => {
    const { statusCode, body } = await put(payload);
    expect(statusCode).toBe(400);
    return (JSON.parse(body) as { fields: Record<string, string> }).fields;
  };
  /** Changes fields of the first person. */
  const withFirst = (people: Sent, facts: object): Sent => ({
    ...people,
    members: people.members.map((member, place) => (place === 0 ? { ...member, ...facts } : member)),
  });

  it('are the standard people on a new site, and are not part of the data of every page', async () => {
    const { sections, leaders, offices } = seedSite.people;
    expect(await shown('/api/site/team')).toEqual(sections);
    expect(await shown('/api/site/leaders')).toEqual(leaders);
    expect(await shown('/api/site/offices')).toEqual(offices);
    expect(Object.keys(await shown<object>('/api/site'))).toEqual(['identity', 'programme']);
  });

  it('are shown in their order as soon as they are saved, and can be restored from an earlier version', async () => {
    const [one, two, ...others] = first.members;
    if (!one || !two) throw new Error('The team has two people.');
    const offices = [{ name: 'Elders', task: 'Lead.', level: 0 }];
    const members = [two, { ...one, name: 'Bishop Ocaya', onHome: false }, ...others];
    expect((await put({ ...first, members, offices })).statusCode).toBe(200);
    const [part] = await shown<TeamSection[]>('/api/site/team');
    expect(part?.members.slice(0, 2).map(({ name }) => name)).toEqual([two.name, 'Bishop Ocaya']);
    expect((await shown<Leader[]>('/api/site/leaders')).map(({ name }) => name)).not.toContain('Bishop Ocaya');
    expect(await shown<Office[]>('/api/site/offices')).toEqual(offices);

    const [latest, ...earlier] = (await api.send({ url: '/api/site/people/history', headers: api.as('admin') })).json<
      SettingsVersionResponse[]
    >();
    expect(latest).toMatchObject({ actor: 'admin', changed: ['members', 'offices'] });
    const before = earlier.at(-1)?.settings as PeopleResponse;
    expect((await put({ ...toSent(before), version: (await sent()).version })).statusCode).toBe(200);
    expect(await shown('/api/site/team')).toEqual(seedSite.people.sections);
    const entries = await api.send({ url: '/api/audit-log?entity=site%20setting', headers: api.as('admin') });
    expect(entries.json<{ summary: string }[]>()[0]?.summary).toBe('People of the site updated');
  });

  it('who have not consented are in no public answer, and are visible only to the office', async () => {
    const hidden = withFirst(await sent(), { name: 'Bishop Unseen', email: 'unseen@example.org', consentOn: null });
    expect((await put(hidden)).statusCode).toBe(200);
    for (const url of ['/api/site', '/api/site/team', '/api/site/leaders', '/api/site-search?q=unseen'])
      expect((await api.send({ url })).body).not.toMatch(/Unseen/i);
    expect((await peopleOf(api)).members[0]).toMatchObject({ name: 'Bishop Unseen', consentOn: null, consentBy: null });
    expect((await shown<Leader[]>('/api/site/leaders')).length).toBe(seedSite.people.leaders.length - 1);
    await putBack();
  });

  it('keep with their consent who recorded it first', async () => {
    expect((await peopleOf(api)).members[1]?.consentBy).toBeNull();
    await put(withFirst(await sent(), { consentOn: '2026-03-01' }));
    expect((await peopleOf(api)).members[0]).toMatchObject({ consentOn: '2026-03-01', consentBy: 'admin' });
    await put(withFirst(await sent(), { bio: 'Another one.' }));
    expect((await peopleOf(api)).members[0]?.consentBy).toBe('admin');
    expect(
      await fieldsOf({ ...(await sent()), members: [{ ...first.members[0], consentBy: 'grace' }] }),
    ).toHaveProperty(['members.0.consentBy']);
    await putBack();
  });

  it('count a portrait as used in the media library, and show its replacement', async () => {
    const headers = api.as('admin');
    const upload = async (width: number) => (await sendPhoto(api, await picture(width, 30))).body.url;
    const [old, next] = [await upload(40), await upload(50)];
    expect((await put(withFirst(await sent(), { image: old }))).statusCode).toBe(200);
    const media = (await api.send({ url: '/api/uploads?limit=50', headers })).json<{ id: number; url: string }[]>();
    const idOf = (url: string) => media.find((file) => file.url === url)?.id;
    const details = (await api.send({ url: `/api/uploads/${idOf(old)}`, headers })).json<{ places: object[] }>();
    expect(details.places).toContainEqual({ kind: 'site_settings', id: null, title: 'people' });
    expect((await shown<Leader[]>('/api/site/leaders'))[0]?.image).toBe(old);
    const payload = { by: idOf(next) };
    const url = `/api/uploads/${idOf(old)}/replace`;
    expect((await api.send({ method: 'POST', url, headers, payload })).statusCode).toBeLessThan(300);
    const portrait = async () => (await shown<Leader[]>('/api/site/leaders'))[0]?.image;
    expect(await until(portrait, (image) => image === next)).toBe(next);
    await putBack();
  });

  it('are saved once when two people change them at the same time', async () => {
    const before = await sent();
    const answers = await Promise.all([
      put(withFirst(before, { name: 'From the one' })),
      put(withFirst(before, { name: 'From the other' })),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json<object>()).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { version: before.version + 1 },
    });
    await putBack();
  });

  it('refuse invalid values, naming each field', async () => {
    const before = await sent();
    const [member] = before.members;
    const wrong = { ...member, name: '', position: '', email: 'mary', phone: '12', image: 'javascript:alert(1)' };
    expect(
      Object.keys(
        await fieldsOf({
          ...before,
          groups: [{ id: 'Not An Id', title: '', lead: '' }],
          members: [wrong],
          offices: [{ name: '', task: '', level: peopleLimits.depth }],
        }),
      ).sort(),
    ).toEqual([
      'groups.0.id',
      'groups.0.title',
      'members.0.email',
      'members.0.image',
      'members.0.name',
      'members.0.phone',
      'members.0.position',
      'offices.0.level',
      'offices.0.name',
    ]);
    const tomorrow = addDays(kampalaDay(new Date()), 1);
    const onHome = Array.from({ length: peopleLimits.onHome + 1 }, (_, place) => ({
      ...member,
      id: 100 + place,
      onHome: true,
    }));
    expect(
      await fieldsOf({
        ...before,
        groups: [...before.groups, before.groups[0]],
        members: [...onHome, { ...member, id: 100, onHome: false, groupId: 'nobody', consentOn: tomorrow }],
        offices: [
          { name: 'Elders', task: '', level: 0 },
          { name: 'Deacons', task: '', level: 2 },
        ],
      }),
    ).toEqual({
      [`groups.${before.groups.length}.id`]: 'Two rows have the same id',
      'members.8.onHome': 'The home page shows at most 8 people',
      'members.9.id': 'Two rows have the same id',
      'members.9.groupId': 'Choose an existing part of the team',
      'members.9.consentOn': 'The day of the consent must not be in the future',
      'offices.1.level': 'Level must be at most 1 here: no level may be skipped',
    });
    expect((await sent()).version).toBe(before.version);
  });

  it('are found, exported and erased like other personal data, with the versions that name them', async () => {
    await put(withFirst(await sent(), { name: 'Bishop Leaving', email: 'leaving@example.org' }));
    const found = await post(api, '/api/people/search', { email: 'leaving@example.org' }, api.as('admin'));
    const group = found.json<{ groups: { kind: string; records: { id: number; title: string }[] }[] }>().groups;
    const record = group.find(({ kind }) => kind === 'team-member')?.records[0];
    expect(record?.title).toBe('Bishop Leaving');
    const records = [{ kind: 'team-member', id: record?.id }];
    const exported = await post(api, '/api/people/export', { records }, api.as('admin'));
    expect(exported.body).toContain('leaving@example.org');
    const erased = await post(api, '/api/people/erase', { records }, api.as('admin'));
    expect(erased.json<object>()).toMatchObject({ erased: [{ title: 'Team', count: 1 }] });
    for (const url of ['/api/site/team', '/api/site/people', '/api/site/people/history', '/api/audit-log'])
      expect((await api.send({ url, headers: api.as('admin') })).body).not.toContain('Leaving');
    await putBack();
  });
});

describeOnEachServer('the people of the site, in a process that gets no messages from the others', (database) => {
  it('are updated from the database when it reads them again', async () => {
    const one = await startTestApp({ database, seed: true });
    const other = await one.startAnother();
    const { members, ...people } = toSent(await peopleOf(one));
    const payload = { ...people, members: members.slice(1) };
    await one.send({ method: 'PUT', url: '/api/site/people', headers: one.as('admin'), payload });
    await other.app.get(SiteSettingsService).readAgain();
    const team = (await other.send({ url: '/api/site/team' })).json<TeamSection[]>();
    expect(team[0]?.members[0]?.name).toBe(members[1]?.name);
    await other.close();
    await one.close();
  });
});
