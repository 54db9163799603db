import { wrongRows } from './wrong-rows.ts';

describe('the rows of a list that the API refused', () => {
  it('are each given once, without those of other lists', () => {
    const fields = { 'members.12.email': 'x', 'members.12.phone': 'x', 'groups.1.title': 'x', members: 'x' };
    expect([...wrongRows('members', fields)]).toEqual([12]);
  });

  it('are found in a list inside a row', () =>
    expect([
      ...wrongRows('questions.2.options', { 'questions.2.options.1.text': 'x', 'questions.2.text': 'x' }),
    ]).toEqual([1]));
});
