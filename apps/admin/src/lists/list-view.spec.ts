import { formatColumns, moved, nameError, parseColumns, toggled, viewQuery, widened } from './list-view.ts';

describe('the columns of a list as text', () => {
  it('are their keys in order, with the width of those that were widened', () => {
    expect(parseColumns('date:180,status')).toEqual([{ key: 'date', width: 180 }, { key: 'status' }]);
    expect(formatColumns(parseColumns('date:180,status'))).toBe('date:180,status');
  });
  it('are the default ones if there is nothing valid', () => {
    for (const text of [null, '', '<b>', ':90', ',']) expect(formatColumns(parseColumns(text))).toBe('');
  });
  it('are unique, and neither too narrow nor too wide', () =>
    expect(formatColumns(parseColumns('date:1,date:90,status:9999'))).toBe('date:60,status:800'));
});

describe('the choice of columns', () => {
  const columns = parseColumns('title,date:180,status') ?? [];
  it('adds a column at the end, and hides one', () => {
    expect(formatColumns(toggled(columns, 'series'))).toBe('title,date:180,status,series');
    expect(formatColumns(toggled(columns, 'date'))).toBe('title,status');
  });
  it('moves a column, but not before the first or beyond the end', () => {
    expect(formatColumns(moved(columns, 'date', 1))).toBe('title,status,date:180');
    expect(formatColumns(moved(columns, 'status', -1))).toBe('title,status,date:180');
    for (const [key, by] of [
      ['date', -1],
      ['status', 1],
      ['unknown', 1],
    ] as const)
      expect(formatColumns(moved(columns, key, by))).toBe('title,date:180,status');
  });
  it('widens a column', () => expect(formatColumns(widened(columns, 'title', 400))).toBe('title:400,date:180,status'));
});

describe('a saved view', () => {
  const defaults = { status: 'current', search: '', sort: '' };
  const of = (address: string, columns = '') => viewQuery(new URLSearchParams(address), defaults, columns);

  it('has filters, order and columns, but not the page or the open item', () =>
    expect(of('page=3&status=draft&family=7&sort=-date', 'date,status')).toBe(
      'sort=-date&status=draft&columns=date%2Cstatus',
    ));
  it('is the same however the address was written', () =>
    expect(of('sort=title&status=draft')).toBe(of('status=draft&search=&sort=title&page=2')));
  it('needs a unique name', () => {
    const views = [{ name: 'Drafts', query: 'status=draft' }];
    expect(nameError('', views)).toBe('Please give the view a name.');
    expect(nameError('drafts', views)).toBe('There is a view with this name already.');
    expect(nameError('Deleted', views)).toBeUndefined();
  });
});
