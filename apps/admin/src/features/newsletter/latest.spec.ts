import { latestNote } from './latest.ts';

describe('the note under the latest subscribers', () => {
  // NEWS-24
  it('says how many there are if there are more than ten', () => {
    expect([0, 10, 11, 1204].map(latestNote)).toEqual([
      '',
      '',
      'Showing latest 10 of 11 subscribers',
      'Showing latest 10 of 1,204 subscribers',
    ]);
  });
});
