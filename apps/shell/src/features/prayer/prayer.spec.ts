import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetPrayer, myPrayers, rememberPrayer } from './my-prayers.ts';
import { replyCodeOf, requestOf, validate } from './prayer.ts';

const answers = { name: '', request: ' Rain for our fields ', isPublic: '', isConfidential: '' };

describe('a prayer request', () => {
  // PRAY-01, PRAY-03
  it('needs a text, and no name', () => {
    expect(validate(answers)).toEqual({});
    for (const request of ['', ' \n\t'])
      expect(validate({ ...answers, request })).toEqual({ request: 'Please tell us how we can pray for you.' });
  });

  // DATA-15, PRAY-04, PRAY-06
  it('is sent with null for an empty name, and only to the prayer team unless a box is ticked', () => {
    expect(requestOf({ ...answers, name: ' ' })).toEqual({
      name: null,
      request: 'Rain for our fields',
      isPublic: false,
      isConfidential: false,
    });
    expect(requestOf({ ...answers, name: ' Aber ', isPublic: 'true', isConfidential: 'true' })).toEqual({
      name: 'Aber',
      request: 'Rain for our fields',
      isPublic: true,
      isConfidential: true,
    });
  });

  it('has a code that is recognised however people type it', () => {
    for (const text of ['7K2M-0X41-9TBA-PW3D', ' 7k2m ox4L 9tba pw3d ', '7K2M0X419TBAPW3D'])
      expect(replyCodeOf(text)).toBe('7K2M-0X41-9TBA-PW3D');
    for (const text of [null, '', '7K2M', '../../events/1234', '<script>alert(1)'])
      expect(replyCodeOf(text)).toBeNull();
  });
});

// decisions.md, Prayer: the page keeps the code on the device
describe('the requests of this device', () => {
  beforeEach(() => localStorage.clear());
  const [monday, tuesday] = [new Date('2026-11-16T08:00:00Z'), new Date('2026-11-17T08:00:00Z')];

  it('are remembered, newest first and each once, until they are forgotten', () => {
    rememberPrayer('AAAA', monday);
    rememberPrayer('BBBB', tuesday);
    rememberPrayer('AAAA', tuesday);
    expect(myPrayers()).toEqual([
      { code: 'BBBB', sentAt: tuesday.toISOString() },
      { code: 'AAAA', sentAt: monday.toISOString() },
    ]);
    forgetPrayer('BBBB');
    expect(forgetPrayer('AAAA')).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['no JSON', '{}', '[{"code":1}]', '[{"code":"AAAA","sentAt":"never"}]'])(
    'are empty if the storage contains something else: %s',
    (saved) => {
      localStorage.setItem('prayer-requests', saved);
      expect(myPrayers()).toEqual([]);
    },
  );
});
