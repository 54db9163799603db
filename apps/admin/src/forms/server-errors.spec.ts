import { errorsByField } from './server-errors.ts';

const names = ['title', 'tags', 'price', 'isPublished'];

describe('the errors of the server', () => {
  it('are shown beside the fields, in the order of the form', () => {
    expect(errorsByField({ price: 'Too low.', title: 'Too long.' }, names)).toEqual([
      { name: 'title', errors: ['Too long.'] },
      { name: 'price', errors: ['Too low.'] },
    ]);
  });
  it('find a field that has another name in the API', () => {
    expect(errorsByField({ name: 'Taken.' }, names, { title: 'name' })).toEqual([
      { name: 'title', errors: ['Taken.'] },
    ]);
  });
  it('are shown once for a list, whichever of its entries are wrong', () => {
    expect(errorsByField({ 'tags.3': 'Too long.', 'tags.4': 'Too long.' }, names)).toEqual([
      { name: 'tags', errors: ['Too long.'] },
    ]);
  });
  it('are shown beside the field of their row', () => {
    const inRows = ['social', 'social.0.name', 'social.0.href'];
    expect(errorsByField({ 'social.0.href': 'No address.' }, inRows)).toEqual([
      { name: 'social.0.href', errors: ['No address.'] },
    ]);
  });
  it('are left out if the form has no such field', () => {
    expect(errorsByField({ version: 'Not a number.' }, names)).toEqual([]);
  });
});
