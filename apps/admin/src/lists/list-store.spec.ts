import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readList, watchLists, writeList } from './list-store.ts';

describe('what the device remembers of a list', () => {
  beforeEach(() => localStorage.clear());

  it('is empty at first, and then what was stored, separately for each list', () => {
    expect(readList('events')).toEqual({ columns: '', views: [] });
    writeList('events', { columns: 'date:180' });
    writeList('events', { views: [{ name: 'Drafts', query: 'status=draft' }] });
    expect(readList('events')).toEqual({ columns: 'date:180', views: [{ name: 'Drafts', query: 'status=draft' }] });
    expect(readList('sermons')).toEqual({ columns: '', views: [] });
  });
  it('is the same object while nothing changes', () => {
    writeList('events', { columns: 'date' });
    expect(readList('events')).toBe(readList('events'));
  });
  it('leaves out what cannot be read', () => {
    for (const text of ['{', 'null', '[]', '{"columns":7,"views":{}}', '{"views":[{"name":"a"},null,3]}']) {
      localStorage.setItem('consoleList:events', text);
      expect(readList('events')).toEqual({ columns: '', views: [] });
    }
  });
  it('notifies of each change until nobody listens', () => {
    const heard = jest.fn();
    const stop = watchLists(heard);
    writeList('events', { columns: 'date' });
    stop();
    writeList('events', { columns: 'status' });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
