/** @jest-environment node */
import { createHmac, randomBytes } from 'node:crypto';
import { signatureText, ticketCode } from '@ministry/domain';
import { createPeopleSearch } from './find-people.ts';
import type { GateList } from './gate-storage.ts';
import { looksLikeCode, readCode } from './read-code.ts';

const key = randomBytes(32);
const list: GateList = {
  eventId: 12,
  title: 'Harvest',
  key: key.toString('base64'),
  fetchedAt: 0,
  ids: [41, 42],
  names: ['Mary Akello', 'José Okot p’Bitek'],
  phones: ['3456', ''],
  codes: ['K7M2QXR4', 'ZZZZ0001'],
};
const codeOf = (eventId: number, registrationId: number, by = key): string =>
  ticketCode({
    eventId,
    registrationId,
    signature: signatureText(createHmac('sha256', by).update(String(registrationId)).digest()),
  });

describe('readCode', () => {
  it.each([
    ['a ticket of the list', codeOf(12, 41), { is: 'ticket', ticket: '41' }],
    ['one that is newer than the list', codeOf(12, 99), { is: 'ticket', ticket: '99' }],
    ['one whose seat was given back', codeOf(12, 40), { is: 'given-back' }],
    ['the code of a mail', ' k7m2qxr4', { is: 'ticket', ticket: '41' }],
    ['a ticket of another event', codeOf(13, 41), { is: 'other-event' }],
    ['a forged one', codeOf(12, 41, randomBytes(32)), { is: 'forged' }],
    ['a torn one', codeOf(12, 41).slice(0, 7), { is: 'torn' }],
    ['another QR code', 'https://example.org', { is: 'torn' }],
  ])('recognises %s', async (_, code, meaning) => {
    expect(await readCode(code, list)).toEqual(meaning);
  });
});

it.each([
  ['K7M2 QXR4', true],
  ['ekhetrqy', true],
  ['Akellomary', false],
])('looksLikeCode(%j) is %j', (text, isCode) => {
  expect(looksLikeCode(text, { codes: ['EKHETRQY'] })).toBe(isCode);
});

describe('createPeopleSearch', () => {
  it.each([
    ['kel', ['41']],
    ['AKELLO ma', ['41']],
    ['jose', ['42']],
    ['456', ['41']],
    ['0772 123 456', ['41']],
    ['0', []],
    ['o', ['41', '42']],
    [' ', []],
  ])('finds for %j %j', (terms, tickets) => {
    expect(createPeopleSearch(list)(terms).map(({ ticket }) => ticket)).toEqual(tickets);
  });
});
