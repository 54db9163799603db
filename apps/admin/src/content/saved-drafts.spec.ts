import type { Draft } from './content-type.ts';
import { duplicateOf, isChanged, savedDrafts } from './saved-drafts.ts';

const draft: Draft = { title: 'Youth Conference', tags: ['youth'], isPublished: true };
const saved = { draft, savedAt: '2026-11-21T13:00:00.000Z', basedOn: null };

beforeEach(() => localStorage.clear());

describe('unsaved work', () => {
  it('is restored after the tab was closed', () => {
    savedDrafts.keep('events', 12, saved);
    expect(savedDrafts.find('events', 12)).toEqual(saved);
  });
  it('is stored separately for each item and kind', () => {
    savedDrafts.keep('events', 12, saved);
    savedDrafts.keep('events', 'new', saved);
    savedDrafts.keep('sermons', 3, saved);
    expect(savedDrafts.list('events').sort()).toEqual([12, 'new']);
    expect(savedDrafts.find('events', 3)).toBeNull();
  });
  it('is gone once it is deleted', () => {
    savedDrafts.keep('events', 12, saved);
    savedDrafts.drop('events', 12);
    expect(savedDrafts.list('events')).toEqual([]);
  });
  it('that was cut off is ignored', () => {
    localStorage.setItem('admin.draft.events.12', '{"draft":{"ti');
    expect(savedDrafts.find('events', 12)).toBeNull();
  });
  it('of a gift is restored in the format of the first release', () => {
    savedDrafts.keep('office-gift', 'new', { ...saved, draft: { form: '{"amount":"50,000"}', key: 'k1' } });
    expect(savedDrafts.find('office-gift', 'new')).toMatchObject({ draft: { amount: '50,000' }, key: 'k1' });
  });
  it('says when the device has no room for it', () => {
    const tooMuch = 'a'.repeat(6 * 1024 * 1024);
    expect(savedDrafts.keep('events', 12, { ...saved, draft: { title: tooMuch } })).toBe(false);
  });
});

describe('a changed form', () => {
  it('is distinguished from an unchanged one, whatever the order of its fields', () => {
    expect(isChanged({ isPublished: true, tags: ['youth'], title: 'Youth Conference' }, draft)).toBe(false);
    expect(isChanged({ ...draft, tags: ['youth', 'gulu'] }, draft)).toBe(true);
  });
});

describe('a duplicate', () => {
  it("has '(Copy)' after its title and is unpublished (EDIT-37…39)", () => {
    expect(duplicateOf({ ...draft, title: 'Youth Conference ' })).toEqual({
      title: 'Youth Conference (Copy)',
      tags: ['youth'],
      isPublished: false,
      publishAt: '',
      unpublishAt: '',
    });
  });
});
