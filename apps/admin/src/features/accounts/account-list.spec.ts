import type { StaffAccountResponse } from '@ministry/api-client';
import { matchingAccounts } from './account-list.ts';

const account = (username: string, more: Partial<StaffAccountResponse> = {}): StaffAccountResponse => ({
  id: 1,
  username,
  role: 'media',
  isRevoked: false,
  createdAt: '2026-11-01T09:00:00.000Z',
  passwordChangedAt: '2026-11-01T09:00:00.000Z',
  email: null,
  invitedUntil: null,
  lastSeenAt: null,
  hasSecondFactor: false,
  ...more,
});
const accounts = [
  account('paul', { lastSeenAt: '2026-11-20T09:00:00.000Z', role: 'editor' }),
  account('grace', { email: 'Grace@Example.org', invitedUntil: '2026-11-24T09:00:00.000Z' }),
  account('okello', { isRevoked: true, lastSeenAt: '2026-11-10T09:00:00.000Z' }),
];
const everything = { search: '', status: '', role: '', sort: '' };
const found = (query: Partial<typeof everything>) =>
  matchingAccounts(accounts, { ...everything, ...query }).map(({ username }) => username);

describe('the list of accounts', () => {
  it('has the order of the API if none is chosen', () => {
    expect(found({})).toEqual(['paul', 'grace', 'okello']);
    expect(found({ sort: 'nothing' })).toEqual(['paul', 'grace', 'okello']);
  });
  it('finds a part of the username or the e-mail address, ignoring case', () => {
    expect(found({ search: 'KELL' })).toEqual(['okello']);
    expect(found({ search: 'grace@example' })).toEqual(['grace']);
  });
  it('filters by status and by role', () => {
    expect(found({ status: 'invited' })).toEqual(['grace']);
    expect(found({ status: 'revoked' })).toEqual(['okello']);
    expect(found({ status: 'active', role: 'media' })).toEqual([]);
  });
  it('sorts by the last visit, and accounts without one as the earliest', () => {
    expect(found({ sort: 'lastSeenAt' })).toEqual(['grace', 'okello', 'paul']);
    expect(found({ sort: '-lastSeenAt' })).toEqual(['paul', 'okello', 'grace']);
  });
});
