import assert from 'node:assert/strict';
import { it } from 'node:test';
import { citedIn, idsOf } from './requirements.mjs';

it('reads single ids, ranges and lists as authors write them', () => {
  assert.deepEqual([...citedIn('// EVT-21…23, EVT-30 to 31')], ['EVT-21', 'EVT-22', 'EVT-23', 'EVT-30', 'EVT-31']);
  assert.deepEqual([...citedIn('NAV-01…02, 69…70')], ['NAV-01', 'NAV-02', 'NAV-69', 'NAV-70']);
  assert.deepEqual([...citedIn('API-18/19/37')], ['API-18', 'API-19', 'API-37']);
  assert.deepEqual([...citedIn('EVT-05, NAV-03')], ['EVT-05', 'NAV-03']);
});

it('does not count a range of more than three', () => {
  assert.deepEqual([...citedIn('EVT-01…03')], ['EVT-01', 'EVT-02', 'EVT-03']);
  assert.deepEqual([...citedIn('EVT-01…04, ORD-01 to ORD-04')], []);
  assert.deepEqual([...citedIn('NAV-01, EVT-01…EVT-14, 16')], ['NAV-01', 'EVT-16']);
});

it('finds the ids of the catalogue', () => {
  assert.deepEqual(idsOf('- **NAV-01** (public §2) On desktop\n- **NAV-02** (public §2) On small'), [
    'NAV-01',
    'NAV-02',
  ]);
});
