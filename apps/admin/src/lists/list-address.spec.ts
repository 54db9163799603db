import { changeAddress, isNarrowed, readAddress } from './list-address.ts';

const defaults = { status: 'current', search: '', sort: '-createdAt' };
const at = (text: string) => new URLSearchParams(text);

describe('the address of a list', () => {
  it('gives the defaults if it is empty', () =>
    expect(readAddress(at(''), defaults)).toEqual({ ...defaults, page: 1 }));
  it('gives what it contains, with a page from 1', () => {
    expect(readAddress(at('status=deleted&search=akello&page=3'), defaults)).toEqual({
      status: 'deleted',
      search: 'akello',
      sort: '-createdAt',
      page: 3,
    });
    expect(readAddress(at('page=-4'), defaults).page).toBe(1);
    expect(readAddress(at('page=two'), defaults).page).toBe(1);
  });
  it('starts again at the first page when a filter changes, and keeps other parameters', () =>
    expect(changeAddress(at('status=deleted&page=3&open=7'), defaults, { search: 'akello' }).toString()).toBe(
      'status=deleted&open=7&search=akello',
    ));
  it('keeps the filters when the page changes', () =>
    expect(changeAddress(at('status=deleted'), defaults, { page: 2 }).toString()).toBe('status=deleted&page=2'));
  it('leaves out default values', () =>
    expect(changeAddress(at('status=deleted'), defaults, { status: 'current' }).toString()).toBe(''));
  it('keeps an empty choice if the default is another one', () =>
    expect(changeAddress(at(''), defaults, { status: '' }).toString()).toBe('status='));
  it('calls a list filtered because of any filter, not because of its order', () => {
    expect(isNarrowed({ ...defaults, sort: 'name', page: 2 }, defaults)).toBe(false);
    expect(isNarrowed({ ...defaults, search: 'akello', page: 1 }, defaults)).toBe(true);
  });
});
