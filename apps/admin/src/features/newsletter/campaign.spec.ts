import { costText, isAudienceKnown, progressOf, toDraft, toRequest } from './campaign.ts';

const campaign = {
  id: 3,
  subject: 'News',
  body: 'Hello',
  channel: 'email',
  audience: 'newsletter',
  eventId: null,
  place: null,
  state: 'sending',
  sendAt: '2026-12-03T06:00:00.000Z',
  recipientCount: 1200,
  sentCount: 400,
  failedCount: 2,
  waitingCount: 9,
  finishedAt: null,
  version: 2,
  createdAt: '2026-12-03T06:00:00.000Z',
  updatedAt: '2026-12-03T06:00:00.000Z',
  updatedBy: 'grace',
} as const;

describe('a newsletter in the console', () => {
  it('says how many have been delivered', () => {
    expect(progressOf(campaign)).toBe('Sent to 400 of 1,200 addresses, 2 refused, 9 on their way');
    expect(progressOf({ ...campaign, failedCount: 0, waitingCount: 0 })).toBe('Sent to 400 of 1,200 addresses');
    expect(progressOf({ ...campaign, state: 'draft' })).toBe('Not sent');
    expect(progressOf({ ...campaign, state: 'scheduled', recipientCount: 1 })).toMatch(/^To 1 address, .*9:00/);
  });

  it('says what text messages cost before they are sent', () => {
    expect(progressOf({ ...campaign, channel: 'text', failedCount: 0 })).toMatch(/of 1,200 numbers/);
    expect(costText('x'.repeat(161), 120, 35)).toBe('240 text messages, about UGX 8,400');
    expect(costText('Ŋora', 1, null)).toMatch(/^1 text message\. .*TEXT_MESSAGE_PRICE_UGX/);
  });

  it('sends only what its audience needs', () => {
    const draft = { ...toDraft(campaign), eventId: '4', place: 'Gulu' };
    expect(toRequest(draft, 2)).toEqual({
      subject: 'News',
      body: 'Hello',
      channel: 'email',
      audience: 'newsletter',
      eventId: null,
      place: null,
      version: 2,
    });
    expect(toRequest({ ...draft, audience: 'event' })).toMatchObject({ audience: 'event', eventId: 4, place: null });
    expect(toRequest({ ...draft, audience: 'families' })).toMatchObject({
      audience: 'families',
      eventId: null,
      place: 'Gulu',
    });
  });

  it.each([
    [{}, true],
    [{ channel: 'text' }, false],
    [{ audience: 'event' }, false],
    [{ audience: 'event', eventId: '4' }, true],
    [{ audience: 'families', place: ' G ' }, false],
    [{ audience: 'families', place: 'Gulu' }, true],
  ])('with %j has a complete audience: %s', (own, isKnown) => {
    expect(isAudienceKnown({ ...toDraft(null), ...own })).toBe(isKnown);
  });
});
