import { toListed, toSnapshot } from './audit-snapshot.ts';

describe('toSnapshot', () => {
  it('keeps what a thing looks like', () => {
    expect(toSnapshot({ title: 'Crusade', tags: ['youth'], date: new Date(0), limit: null })).toEqual({
      title: 'Crusade',
      tags: ['youth'],
      date: '1970-01-01T00:00:00.000Z',
      limit: null,
    });
  });

  it('keeps no secrets, however deep, but when they changed', () => {
    const thing = {
      password: 'x',
      passwordHash: 'x',
      inner: [{ apiToken: 'x', name: 'kept' }],
      passwordChangedAt: 'yesterday',
    };
    expect(toSnapshot(thing)).toEqual({ inner: [{ name: 'kept' }], passwordChangedAt: 'yesterday' });
  });

  it('keeps the longest text that content can have, and all its pictures, whole', () => {
    const event = {
      description: '"\n'.repeat(25_000),
      eventPhotos: Array.from({ length: 30 }, (_, at) => `/uploads/${at}${'x'.repeat(2_000)}`),
      tags: ['ŋ'.repeat(40)],
    };
    expect(toSnapshot(event)).toEqual(event);
  });

  it('shortens enormous texts, cutting no character in two', () => {
    const snapshot = toSnapshot({ title: 'Crusade', description: `x${'🙏'.repeat(500_000)}` });
    expect(snapshot).toMatchObject({
      title: 'Crusade',
      description: expect.stringMatching(/… \(1000001 characters\)$/),
    });
    expect(snapshot?.description).not.toMatch(/\p{Surrogate}/u);
  });

  it('says so when a thing is too large all the same', () => {
    expect(
      toSnapshot(Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`field number ${at}`, 'some text']))),
    ).toEqual({ note: 'Too large to be kept here' });
  });

  it('answers null for nothing', () => {
    expect([toSnapshot(null), toSnapshot(undefined), toListed(null)]).toEqual([null, null, null]);
  });
});
