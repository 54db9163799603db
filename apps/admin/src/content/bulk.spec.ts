import { ApiError } from '@ministry/api-client';
import { bulkActions } from '@ministry/domain';
import { actionsFor, bulkFailure, bulkLabels, bulkSuccess, deleteQuestion, undoOf } from './bulk.ts';

const copy = { one: 'event', many: 'events' };
const refusal = (status: number, body: object) => new ApiError(status, '', JSON.stringify(body));

describe('the toast after a bulk action', () => {
  it.each([
    ['publish', 'published'],
    ['unpublish', 'unpublished'],
    ['archive', 'archived'],
    ['duplicate', 'duplicated'],
    ['export', 'exported'],
  ] as const)('describes %s in correct grammar (EDIT-57)', (action, done) => {
    expect(bulkSuccess(action, 3, 'events')).toEqual({
      title: 'Bulk Operation Completed',
      description: `Successfully ${done} 3 events items.`,
    });
  });
  it('says after a deletion for how long it can be undone', () => {
    expect(bulkSuccess('delete', 3, 'events').description).toBe(
      "Successfully deleted 3 events items. They can be restored for 30 days, under the status 'Deleted'.",
    );
    expect(bulkSuccess('delete', 1, 'events').description).toBe(
      "Successfully deleted 1 events items. It can be restored for 30 days, under the status 'Deleted'.",
    );
  });
  it("gives the server's message when it was refused (EDIT-58)", () => {
    expect(bulkFailure('publish', refusal(404, { code: 'NOT_FOUND', message: 'Event 7 is unknown.' }))).toEqual({
      title: 'Bulk Operation Failed',
      description: 'Event 7 is unknown.',
    });
  });
  it('falls back to its own sentence when the server said nothing (EDIT-58)', () => {
    expect(bulkFailure('archive', new TypeError('Failed to fetch')).description).toBe(
      'Failed to archive selected items.',
    );
    expect(bulkFailure('delete', new ApiError(502, 'Bad Gateway', '<html>')).description).toBe(
      'Failed to delete selected items.',
    );
  });
});

describe('bulk delete', () => {
  it('asks first, with the number (EDIT-56)', () => {
    expect(deleteQuestion(3, copy)).toBe('Are you sure you want to delete 3 events? This action cannot be undone.');
    expect(deleteQuestion(1, copy)).toBe('Are you sure you want to delete 1 event? This action cannot be undone.');
  });
  it('can be undone from its toast', () => expect(undoOf.delete).toBe('restore'));
});

describe('the available actions', () => {
  it('are the six of the specification for ordinary lists (EDIT-49, EDIT-50, EDIT-51, EDIT-52, EDIT-53, EDIT-54)', () => {
    expect(actionsFor('current')).toEqual(['publish', 'unpublish', 'archive', 'duplicate', 'delete', 'export']);
  });
  it('are only those with an effect on archived or deleted items', () => {
    expect(actionsFor('deleted')).toEqual(['restore']);
    expect(actionsFor('archived')).not.toContain('archive');
  });
  it('all have a label', () => expect(Object.keys(bulkLabels).sort()).toEqual([...bulkActions].sort()));
});
