import { validate } from './album.ts';

describe('the form of an album', () => {
  // GAL-21, GAL-22, GAL-23
  it.each([
    [{ title: 'Eye Camp', eventDate: '2026-05-12', description: '' }, []],
    [{ title: '  ', eventDate: '2026-05-12', description: '' }, ['title']],
    [{ title: 'Eye Camp', eventDate: '', description: '' }, ['eventDate']],
    [{ title: '', eventDate: '', description: 'Four days' }, ['title', 'eventDate']],
  ])('%j has errors in %j', (draft, fields) => expect(Object.keys(validate(draft))).toEqual(fields));
});
