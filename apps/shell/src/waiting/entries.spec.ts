import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  addEntry,
  changeEntry,
  dropOldResults,
  entries,
  type Entry,
  isOld,
  removeEntry,
  restoreEntry,
  subscribe,
} from './entries.ts';

const hour = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const entry = (key: string, own: Partial<Entry> = {}): Entry => ({
  key,
  form: 'contact',
  at: ago(0),
  state: 'waiting',
  body: { message: 'When?' },
  answers: { message: 'When?' },
  ...own,
});
const keys = () => entries().map(({ key }) => key);

describe('the forms that wait for a connection', () => {
  beforeEach(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    for (const { key } of [...entries()]) removeEntry(key);
  });
  afterEach(() => void jest.restoreAllMocks());

  it('are stored in their order, and nothing is stored once there are none left', () => {
    expect([addEntry(entry('one')), addEntry(entry('two'))]).toEqual([true, true]);
    expect(keys()).toEqual(['one', 'two']);
    removeEntry('one');
    removeEntry('two');
    expect({ ...localStorage }).toEqual({});
  });

  it('can be restored at their place', () => {
    for (const key of ['one', 'two', 'three']) addEntry(entry(key));
    removeEntry('two');
    restoreEntry(entry('two'), 1);
    expect(keys()).toEqual(['one', 'two', 'three']);
  });

  it('are not queued if the device has no room, so that the form keeps what was typed', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(addEntry(entry('one'))).toBe(false);
  });

  it('are at most twenty', () => {
    for (let number = 0; number < 20; number += 1) addEntry(entry(`${number}`));
    expect(addEntry(entry('one more'))).toBe(false);
    expect(entries()).toHaveLength(20);
  });

  it.each(['{', '{"key":"a"}', '[null,1,{"key":"a"}]', '[{"key":"a","form":"contact","at":"soon","state":"waiting"}]'])(
    'are empty if %s is stored',
    (stored) => {
      localStorage.setItem('waiting', stored);
      const stop = subscribe(() => undefined);
      dispatchEvent(new StorageEvent('storage', { key: 'waiting' }));
      expect(entries()).toEqual([]);
      stop();
    },
  );

  it('follow the changes of another tab', () => {
    const seen: number[] = [];
    const stop = subscribe(() => seen.push(entries().length));
    localStorage.setItem('waiting', JSON.stringify([entry('elsewhere')]));
    dispatchEvent(new StorageEvent('storage', { key: 'waiting' }));
    expect(seen).toEqual([1]);
    stop();
  });

  it('are old once the server may have forgotten their key, even with a wrong clock', () => {
    expect([22 * hour, 24 * hour, -25 * hour].map((ms) => isOld(entry('one', { at: ago(ms) })))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('are deleted a day after they were sent, unless they were refused', () => {
    const result = { sentence: 'Done', at: ago(25 * hour) };
    addEntry(entry('sent', { state: 'sent', result }));
    addEntry(entry('refused', { state: 'refused', result }));
    addEntry(entry('today'));
    changeEntry('today', { state: 'sent', result: { ...result, at: ago(hour) } });
    dropOldResults();
    expect(keys()).toEqual(['refused', 'today']);
  });
});
