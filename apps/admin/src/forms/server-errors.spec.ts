import { errorsByField } from './server-errors.ts';

const names = ['title', 'tags', 'price', 'isPublished'];

describe('what the server finds wrong', () => {
  it('stands beside the fields, in the order of the form', () => {
    expect(errorsByField({ price: 'Too low.', title: 'Too long.' }, names)).toEqual([
      { name: 'title', errors: ['Too long.'] },
      { name: 'price', errors: ['Too low.'] },
    ]);
  });
  it('finds a field that the API calls otherwise', () => {
    expect(errorsByField({ name: 'Taken.' }, names, { title: 'name' })).toEqual([
      { name: 'title', errors: ['Taken.'] },
    ]);
  });
  it('is said once of a list, whichever of its entries are wrong', () => {
    expect(errorsByField({ 'tags.3': 'Too long.', 'tags.4': 'Too long.' }, names)).toEqual([
      { name: 'tags', errors: ['Too long.'] },
    ]);
  });
  it('stands beside the field of its row', () => {
    const inRows = ['social', 'social.0.name', 'social.0.href'];
    expect(errorsByField({ 'social.0.href': 'No address.' }, inRows)).toEqual([
      { name: 'social.0.href', errors: ['No address.'] },
    ]);
  });
  it('is left out where the form has no such field', () => {
    expect(errorsByField({ version: 'Not a number.' }, names)).toEqual([]);
  });
});
