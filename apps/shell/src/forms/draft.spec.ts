import { beforeEach, describe, expect, it } from '@jest/globals';
import { dropDraft, loadDraft, saveDraft } from './draft.ts';

describe('a draft', () => {
  beforeEach(() => localStorage.clear());

  // decisions.md, Forms: kept on the device until sent
  it('is stored under the name of its form until it is deleted', () => {
    saveDraft('contact', { firstName: 'Aber', email: '' });
    saveDraft('prayer', { request: 'Rain' });
    expect(loadDraft('contact')).toEqual({ firstName: 'Aber', email: '' });
    dropDraft('contact');
    expect([loadDraft('contact'), loadDraft('prayer')]).toEqual([{}, { request: 'Rain' }]);
  });

  it.each(['not JSON', '[1]', '"text"', 'null', '{"firstName":{"nested":true},"age":3}'])(
    'is empty if the storage contains something else: %s',
    (saved) => {
      localStorage.setItem('draft:contact', saved);
      expect(loadDraft('contact')).toEqual({});
    },
  );
});
