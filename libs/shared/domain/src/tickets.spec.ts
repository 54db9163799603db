import { groupedCode, readTicket, signatureText, ticketCode } from './tickets.ts';

const ticket = { eventId: 12, registrationId: 25_000, signature: 'K7M2QXR4' };

describe('ticketCode', () => {
  it.each([
    [{ eventId: 1, registrationId: 1 }, 11],
    [{ eventId: 12, registrationId: 25_000 }, 13],
    [{ eventId: 2_147_483_647, registrationId: 2_147_483_647 }, 23],
  ])('writes %j in %i letters and digits', (ids, length) => {
    const code = ticketCode({ ...ticket, ...ids });
    expect([code.length, readTicket(code)]).toEqual([length, { ...ticket, ...ids }]);
  });
});

describe('readTicket', () => {
  it('reads small letters, groups, and an O typed for a zero', () => {
    const code = ticketCode({ ...ticket, signature: '00001111' });
    expect(readTicket(` ${groupedCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')}`)).toEqual({
      ...ticket,
      signature: '00001111',
    });
  });

  it.each(['', '1', '1CRD', 'K7M2QXR4', 'https://example.org', '0CRD8K7M2QXR4', '1CRD8K7M2QXU4', '90000000000000000'])(
    'answers null for %j',
    (text) => {
      expect(readTicket(text)).toBeNull();
    },
  );
});

describe('signatureText', () => {
  it('writes the first 40 bits', () => {
    expect(signatureText(new Uint8Array([255, 255, 255, 255, 255, 9]))).toBe('ZZZZZZZZ');
    expect(signatureText(new Uint8Array([0, 0, 0, 0, 1]))).toBe('00000001');
  });
});
