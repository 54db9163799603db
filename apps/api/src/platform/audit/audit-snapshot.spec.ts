import { toListed, toSnapshot } from './audit-snapshot.ts';

describe('toSnapshot', () => {
  it('stores the fields of an object as JSON', () => {
    expect(toSnapshot({ title: 'Crusade', tags: ['youth'], date: new Date(0), limit: null })).toEqual({
      title: 'Crusade',
      tags: ['youth'],
      date: '1970-01-01T00:00:00.000Z',
      limit: null,
    });
  });

  it('leaves out secrets at any depth, but keeps when they changed', () => {
    const thing = {
      password: 'x',
      passwordHash: 'x',
      inner: [{ apiToken: 'x', name: 'kept' }],
      passwordChangedAt: 'yesterday',
    };
    expect(toSnapshot(thing)).toEqual({ inner: [{ name: 'kept' }], passwordChangedAt: 'yesterday' });
  });

  it('keeps the longest text and the most pictures that content can have unshortened', () => {
    const event = {
      description: '"\n'.repeat(25_000),
      eventPhotos: Array.from({ length: 30 }, (_, at) => `/uploads/${at}${'x'.repeat(2_000)}`),
      tags: ['ŋ'.repeat(40)],
    };
    expect(toSnapshot(event)).toEqual(event);
  });

  it('shortens very long texts without splitting a character', () => {
    const snapshot = toSnapshot({ title: 'Crusade', description: `x${'🙏'.repeat(500_000)}` });
    expect(snapshot).toMatchObject({
      title: 'Crusade',
      description: expect.stringMatching(/… \(1000001 characters\)$/),
    });
    expect(snapshot?.description).not.toMatch(/\p{Surrogate}/u);
  });

  it('stores a note instead when an object is still too large', () => {
    expect(
      toSnapshot(Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`field number ${at}`, 'some text']))),
    ).toEqual({ note: 'Too large to be kept here' });
  });

  it('answers null for nothing', () => {
    expect([toSnapshot(null), toSnapshot(undefined), toListed(null)]).toEqual([null, null, null]);
  });
});
