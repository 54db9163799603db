import { In } from 'typeorm';
import { type GivingWay, seedSite } from '@ministry/domain';
import { LedgerEntry } from '../../src/money/ledger/ledger-entry.entity.ts';
import { StaffAccount } from '../../src/people/staff/staff-account.entity.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import type { SiteGivingResponse } from '../../src/platform/site-settings/giving.dto.ts';
import { SiteSetting } from '../../src/platform/site-settings/site-setting.entity.ts';
import type { SettingsVersionResponse } from '../../src/platform/site-settings/site-settings.dto.ts';
import { SiteSettingsService } from '../../src/platform/site-settings/site-settings.service.ts';
import {
  addEveryRole,
  describeOnAnyDatabase,
  describeOnEachDatabase,
  startTestApp,
  type TestApp,
} from '../test-app.ts';

const momo: GivingWay = {
  kind: 'mobile-money',
  provider: 'MTN Mobile Money',
  accountName: 'Grace Church Gulu',
  number: '+256 772 123 456',
  branch: '',
  swift: '',
  note: 'Reason: your name',
};
const bank: GivingWay = {
  kind: 'bank',
  provider: 'Stanbic Bank Uganda',
  accountName: 'Grace Church',
  number: '9030-0123 45678',
  branch: 'Gulu',
  swift: 'SBICUGKX',
  note: '',
};
const hours = 3_600_000;

describeOnEachDatabase('the ways of giving', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, seed: true });
    await addEveryRole(api);
  });
  afterAll(() => api.close());

  type Who = 'admin' | 'treasurer' | 'editor';
  const read = async (who: Who = 'admin'): Promise<SiteGivingResponse> =>
    (await api.send({ url: '/api/site/giving', headers: api.as(who) })).json<SiteGivingResponse>();
  const shown = async (): Promise<GivingWay[]> =>
    (await api.send({ url: '/api/site/ways-of-giving' })).json<GivingWay[]>();
  const propose = async (payload: object, who: Who = 'admin') =>
    api.send({
      method: 'PUT',
      url: '/api/site/giving/proposal',
      headers: api.as(who),
      payload: { giveUrl: null, version: (await read()).version, ...payload },
    });
  const decide = async (step: 'confirm' | 'withdraw', who: Who, version?: number) =>
    api.send({
      method: 'POST',
      url: `/api/site/giving/proposal/${step}`,
      headers: api.as(who),
      payload: { version: version ?? (await read()).version },
    });
  /** Sets the age of every account and its password. */
  const settle = async (age: number) => {
    const at = new Date(Date.now() - age);
    await api.database
      .repository(StaffAccount)
      .update({ role: In(['admin', 'treasurer']) }, { createdAt: at, passwordChangedAt: at });
  };
  const letters = async (): Promise<OutboxMessage[]> =>
    (await api.database.repository(OutboxMessage).find()).filter(({ subject }) => /ways of giving/.test(subject ?? ''));

  afterEach(async () => {
    await api.database.repository(SiteSetting).delete({ part: 'giving' });
    api.app.get(SiteSettingsService).replaceAfterCommit({ giving: seedSite.giving });
    await api.database.repository(OutboxMessage).delete({ channel: 'email' });
    await api.database.repository(StaffAccount).update({ username: 'treasurer' }, { revokedAt: null, email: null });
  });

  it('are empty on a new site', async () => {
    expect(await shown()).toEqual([]);
    expect(await read()).toMatchObject({ giveUrl: null, ways: [], confirmedAt: null });
    expect((await read()).proposal).toBeUndefined();
  });

  it('stay unchanged until another account has confirmed the change', async () => {
    await settle(25 * hours);
    const proposed = await propose({ ways: [momo, bank], giveUrl: 'https://give.example.org/' });
    expect(proposed.statusCode).toBe(200);
    expect(proposed.json<SiteGivingResponse>()).toMatchObject({
      ways: [],
      giveUrl: null,
      proposal: { ways: [momo, bank], proposedBy: 'admin', confirmation: 'other', confirmers: ['treasurer'] },
    });
    expect(await shown()).toEqual([]);
    const own = await decide('confirm', 'admin');
    expect([own.statusCode, own.json<{ code: string; message: string }>()]).toEqual([
      409,
      expect.objectContaining({
        code: 'SECOND_LOOK_NEEDED',
        message: 'Somebody else has to confirm your change: treasurer.',
      }),
    ]);
    expect((await read('treasurer')).proposal).toMatchObject({ confirmation: 'now' });
    const confirmed = await decide('confirm', 'treasurer');
    expect(confirmed.json<SiteGivingResponse>()).toMatchObject({
      ways: [momo, bank],
      giveUrl: 'https://give.example.org/',
      proposedBy: 'admin',
      confirmedBy: 'treasurer',
    });
    expect((await read()).proposal).toBeUndefined();
    expect(await shown()).toEqual([momo, bank]);
  });

  it('cannot be confirmed by an account or with a password that is less than a day old', async () => {
    await settle(25 * hours);
    await api.database
      .repository(StaffAccount)
      .update({ username: 'treasurer' }, { passwordChangedAt: new Date(Date.now() - 2 * hours) });
    await propose({ ways: [momo] });
    const { proposal } = await read('treasurer');
    expect(proposal?.confirmation).toBe('later');
    expect(Date.parse(proposal?.confirmableFrom ?? '') - Date.now()).toBeGreaterThan(21 * hours);
    const early = await decide('confirm', 'treasurer');
    expect([early.statusCode, early.body]).toEqual([409, expect.stringContaining('is less than a day old')]);
    expect(await shown()).toEqual([]);
  });

  it('can be confirmed after a day by the account that proposed them, if nobody else can', async () => {
    await settle(25 * hours);
    await api.database.repository(StaffAccount).update({ username: 'treasurer' }, { revokedAt: new Date() });
    await propose({ ways: [momo] });
    expect((await read()).proposal).toMatchObject({ confirmation: 'later', confirmers: [] });
    expect((await decide('confirm', 'admin')).body).toContain('Nobody else can confirm it');
    const settings = api.database.repository(SiteSetting);
    const row = await settings.findOneByOrFail({ part: 'giving' });
    const value = row.value as { proposal: object };
    const at = new Date(Date.now() - 25 * hours).toISOString();
    await settings.update({ part: 'giving' }, { value: { ...value, proposal: { ...value.proposal, at } } });
    expect((await decide('confirm', 'admin')).statusCode).toBe(200);
    expect(await shown()).toEqual([momo]);
  });

  it('are mailed to the office and to all who may confirm, when proposed and when confirmed', async () => {
    await settle(25 * hours);
    await api.database.repository(StaffAccount).update({ username: 'treasurer' }, { email: 'Money@example.org' });
    await propose({ ways: [bank] });
    const [asked] = await letters();
    expect((await letters()).map(({ recipient }) => recipient).sort()).toEqual([
      'money@example.org',
      'office@example.org',
    ]);
    expect(asked?.text).toContain('admin has proposed');
    expect(asked?.text).toContain('Stanbic Bank Uganda, Gulu: 9030-0123 45678 (Grace Church). SWIFT SBICUGKX');
    expect(asked?.text).toContain('/admin/site/giving');
    await decide('confirm', 'treasurer');
    expect((await letters()).map(({ subject }) => subject)).toContain(
      'The ways of giving to Faithful Witness Ministries have changed',
    );
  });

  it('allow one proposal at a time, which its author can withdraw and another account can reject', async () => {
    await settle(25 * hours);
    await propose({ ways: [momo] });
    const second = await propose({ ways: [bank] }, 'treasurer');
    expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([409, 'PROPOSAL_PENDING']);
    expect((await decide('withdraw', 'admin')).json<SiteGivingResponse>().proposal).toBeUndefined();
    await propose({ ways: [bank] }, 'treasurer');
    expect((await decide('withdraw', 'admin')).statusCode).toBe(200);
    expect((await decide('confirm', 'admin')).statusCode).toBe(404);
    expect(await shown()).toEqual([]);
    const history = (await api.send({ url: '/api/site/giving/history', headers: api.as('admin') })).json<
      SettingsVersionResponse[]
    >();
    expect(history.slice(0, 4).map(({ action, actor }) => `${actor} ${action}`)).toEqual([
      'admin rejected',
      'treasurer proposed',
      'admin withdrawn',
      'admin proposed',
    ]);
  });

  it('are confirmed only in the version that was seen', async () => {
    await settle(25 * hours);
    await propose({ ways: [momo] });
    const seen = (await read('treasurer')).version;
    await decide('withdraw', 'admin');
    await propose({ ways: [{ ...momo, number: '+256 772 999 999' }] });
    const late = await decide('confirm', 'treasurer', seen);
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'VERSION_CONFLICT']);
    const both = await Promise.all([decide('confirm', 'treasurer'), decide('withdraw', 'admin')]);
    expect(both.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  });

  it('refuse invalid numbers, naming each field, and format phone numbers as the site shows them', async () => {
    const wrong = [
      { ...momo, number: 'call us' },
      { ...momo, branch: 'Gulu', swift: 'SBICUGKX', number: '445566' },
      { ...bank, number: '12 / 34', swift: 'SBIC' },
      { ...bank },
      { ...bank, number: '9030 0123 45678' },
    ];
    const refused = await propose({ ways: wrong });
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ fields: object }>().fields).toEqual({
      'ways.0.number': 'Number must be a phone number, or a merchant code of 4 to 10 digits',
      'ways.1.branch': 'Branch is for banks: leave it empty',
      'ways.1.swift': 'SWIFT code is for banks: leave it empty',
      'ways.2.number': 'Number must be 4 to 34 letters and digits',
      'ways.2.swift': 'SWIFT code must be 8 or 11 letters and digits, such as SBICUGKX',
      'ways.4.number': 'Two rows have the same number',
    });
    const missing = await propose({ ways: [{ kind: 'cash' }], giveUrl: 'http://give.example.org' });
    expect(Object.keys(missing.json<{ fields: object }>().fields).sort()).toEqual([
      'giveUrl',
      'ways.0.accountName',
      'ways.0.branch',
      'ways.0.kind',
      'ways.0.note',
      'ways.0.number',
      'ways.0.provider',
      'ways.0.swift',
    ]);
    expect((await propose({ ways: [] })).json<{ fields: object }>().fields).toEqual({
      ways: 'Ways are the same as before',
    });
    const national = await propose({ ways: [{ ...momo, number: '0772 123 456' }] });
    expect(national.json<SiteGivingResponse>().proposal?.ways[0]?.number).toBe('+256 772 123456');
  });

  it('refuse a phone number that two rows have, ignoring its spelling', async () => {
    const refused = await propose({
      ways: [
        { ...momo, number: '0772 123 456' },
        { ...momo, number: '+256 772 123456' },
      ],
    });
    expect([refused.statusCode, Object.keys(refused.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['ways.1.number'],
    ]);
  });

  it('are named in the receipt for a gift', async () => {
    await settle(25 * hours);
    await propose({ ways: [momo] });
    const gift = { amount: '10000', category: 'general', method: 'cash', name: 'Mary', email: 'mary@example.org' };
    const give = () =>
      api.send({
        method: 'POST',
        url: '/api/ledger/gifts',
        headers: { ...api.as('admin'), 'idempotency-key': crypto.randomUUID() },
        payload: { ...gift, currency: 'UGX', receivedOn: '2026-11-01', sendReceipt: true },
      });
    const receipt = async () =>
      (await api.database.repository(OutboxMessage).findBy({ recipient: gift.email })).map(({ text }) => text);
    expect((await give()).statusCode).toBe(201);
    expect((await receipt())[0]).not.toContain('MTN');
    await decide('confirm', 'treasurer');
    await give();
    expect((await receipt()).join('\n')).toContain('  MTN Mobile Money: +256 772 123 456 (Grace Church Gulu)');
    expect(await api.database.repository(LedgerEntry).count()).toBe(2);
  });
});

describeOnAnyDatabase('the ways of giving that were confirmed', (database) => {
  it('are kept after a restart', async () => {
    const api = await startTestApp({ database });
    const at = '2026-11-25T09:00:00.000Z';
    const value = { giveUrl: null, ways: [momo], proposedBy: 'a', confirmedBy: 'b', confirmedAt: at, proposal: null };
    const row = { part: 'giving' as const, value, version: 1, updatedAt: new Date(at), updatedBy: 'b' };
    await api.database.repository(SiteSetting).insert(row);
    const next = await api.restart();
    expect((await next.send({ url: '/api/site/ways-of-giving' })).json<GivingWay[]>()).toEqual([momo]);
    await next.close();
  });
});
