import type { Draft } from './content-type.ts';
import { duplicateOf, isChanged, keptDrafts } from './kept-drafts.ts';

const draft: Draft = { title: 'Youth Conference', tags: ['youth'], isPublished: true };
const kept = { draft, keptAt: '2026-11-21T13:00:00.000Z', basedOn: null };

beforeEach(() => localStorage.clear());

describe('unsaved work', () => {
  it('is found again after the tab was closed', () => {
    keptDrafts.keep('events', 12, kept);
    expect(keptDrafts.find('events', 12)).toEqual(kept);
  });
  it('is kept for each item and kind by itself', () => {
    keptDrafts.keep('events', 12, kept);
    keptDrafts.keep('events', 'new', kept);
    keptDrafts.keep('sermons', 3, kept);
    expect(keptDrafts.list('events').sort()).toEqual([12, 'new']);
    expect(keptDrafts.find('events', 3)).toBeNull();
  });
  it('is gone once dropped', () => {
    keptDrafts.keep('events', 12, kept);
    keptDrafts.drop('events', 12);
    expect(keptDrafts.list('events')).toEqual([]);
  });
  it('that was cut short is nothing, and breaks nothing', () => {
    localStorage.setItem('admin.draft.events.12', '{"draft":{"ti');
    expect(keptDrafts.find('events', 12)).toBeNull();
  });
  it('says when the device has no room for it', () => {
    const tooMuch = 'a'.repeat(6 * 1024 * 1024);
    expect(keptDrafts.keep('events', 12, { ...kept, draft: { title: tooMuch } })).toBe(false);
  });
});

describe('a changed form', () => {
  it('is told from an unchanged one, whatever the order of its fields', () => {
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
    });
  });
});
