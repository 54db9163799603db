import { beforeEach, describe, expect, it } from '@jest/globals';
import { keyOf, unsavedTexts } from './unsaved-texts.ts';

const title = {
  kind: 'events',
  itemId: 7,
  field: 'title',
  where: 'Youth camp',
  source: 'Youth camp',
  replaces: '',
  text: 'Kambi',
};
const save = {
  kind: 'interface',
  itemId: 0,
  field: 'form.save',
  where: 'form',
  source: 'Save',
  replaces: 'Weka',
  text: 'Hifadhi',
};

describe('texts that are not saved yet', () => {
  beforeEach(() => localStorage.clear());

  it('are restored, each with the original for which it was typed', () => {
    unsavedTexts.change('sw', keyOf(title), title);
    unsavedTexts.change('sw', keyOf(save), save);
    expect(Object.values(unsavedTexts.read('sw'))).toEqual([title, save]);
    expect(unsavedTexts.read('ach')).toEqual({});
  });

  it('leave nothing on the device once all are saved', () => {
    unsavedTexts.change('sw', keyOf(title), title);
    expect(unsavedTexts.change('sw', keyOf(title), null)).toBe(true);
    expect(localStorage).toHaveLength(0);
  });
});
