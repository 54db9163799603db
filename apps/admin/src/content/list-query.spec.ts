import { readAddress } from '../lists/list-address.ts';
import { apiQuery, columnsInFile, defaultFilters } from './list-query.ts';

const filters = [{ name: 'when', label: 'Date', options: { '': 'Any date' } }];
const asked = (address: string) => apiQuery(readAddress(new URLSearchParams(address), defaultFilters(filters)));

describe('the request of a list', () => {
  it('asks for published items and drafts by default, without archived ones', () => {
    expect(asked('')).toEqual({ view: 'summary', status: 'current', search: '', sort: '', when: '' });
  });
  it('has the first choice of a filter that has a value for all', () => {
    expect(
      defaultFilters([{ name: 'validity', label: 'Validity', options: { any: 'Running and ended', ended: 'Ended' } }]),
    ).toMatchObject({ status: 'current', validity: 'any' });
  });
  it('reads only the filters of its kind from the address', () => {
    expect(asked('status=archived&when=past&search=gulu&sort=-title&page=3&attendees=4')).toEqual({
      view: 'summary',
      status: 'archived',
      search: 'gulu',
      sort: '-title',
      when: 'past',
    });
  });
  it('begins with the items deleted last', () => {
    expect(asked('status=deleted')['sort']).toBe('-deletedAt');
    expect(asked('status=deleted&sort=title')['sort']).toBe('title');
  });
  it('ignores invalid values', () => expect(asked('status=toString')['status']).toBe('current'));
});

describe('the columns of the file', () => {
  const content = {
    nameSort: 'title',
    beside: ['speaker'],
    columns: [{ key: 'date' }, { key: 'speaker' }, { key: 'recordings', inFile: ['audioUrl', 'videoUrl'] }],
  };
  it('are the shown ones, in their order, each once', () =>
    expect(columnsInFile(content, ['title', 'recordings', 'speaker', 'status', 'deletedAt'])).toEqual([
      'title',
      'speaker',
      'audioUrl',
      'videoUrl',
      'status',
    ]));
});
