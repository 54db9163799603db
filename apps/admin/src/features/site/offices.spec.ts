import type { FormRow } from '../../forms/form-values.ts';
import { add, type Changed, indent, moveDown, moveUp, outdent, remove } from './offices.ts';

/** 'a b. c..': each office is followed by one dot for each level below the top. */
const rowsOf = (list: string): FormRow[] =>
  list
    .split(' ')
    .map((word) => ({ name: word.replaceAll('.', ''), task: '', level: String(word.split('.').length - 1) }));
const listOf = (changed: Changed | null): string | null =>
  changed && changed.rows.map(({ name, level }) => String(name) + '.'.repeat(Number(level))).join(' ');

describe('the list of offices', () => {
  it.each([
    ['a b. c.', 2, 'a b. c..'],
    ['a b c.', 1, 'a b. c..'],
    ['a b.', 1, null],
    ['a b.', 0, null],
    ['a b. c.. d... e.... f....', 5, 'a b. c.. d... e.... f.....'],
    ['a b. c.. d... e.... f..... g.....', 6, null],
    ['a b c. d.. e... f....', 1, 'a b. c.. d... e.... f.....'],
    ['a b c. d.. e... f.... g.....', 1, null],
  ])('moves one in with all below it, down to the sixth level: %s at %d is %s', (list, place, moved) =>
    expect(listOf(indent(rowsOf(list), place))).toBe(moved),
  );

  it.each([
    ['a b. c..', 1, 'a b c.'],
    ['a b. c..', 0, null],
  ])('moves one out: %s at %d is %s', (list, place, moved) => expect(listOf(outdent(rowsOf(list), place))).toBe(moved));

  it.each([
    ['a b. c d.', 2, 'c d. a b.', 0],
    ['a b. c.. d.', 3, 'a d. b. c..', 1],
  ])('moves one up on its own level, with all below it: %s at %d is %s', (list, place, moved, to) => {
    const changed = moveUp(rowsOf(list), place);
    expect([listOf(changed), changed?.place]).toEqual([moved, to]);
  });

  it.each([
    ['a b. c d.', 0, 'c d. a b.', 2],
    ['a b. c.. d. e..', 1, 'a d. e.. b. c..', 3],
  ])('moves one down on its own level, with all below it: %s at %d is %s', (list, place, moved, to) => {
    const changed = moveDown(rowsOf(list), place);
    expect([listOf(changed), changed?.place]).toEqual([moved, to]);
  });

  it('moves no office past the one above it, or past the end', () => {
    expect(moveUp(rowsOf('a b.'), 1)).toBeNull();
    expect(moveUp(rowsOf('a b'), 0)).toBeNull();
    expect(moveDown(rowsOf('a b. c'), 1)).toBeNull();
    expect(moveDown(rowsOf('a b.'), 0)).toBeNull();
  });

  it('gives the offices below a removed one to the one above', () => {
    expect(listOf(remove(rowsOf('a b. c.. d.'), 1))).toBe('a c. d.');
    expect(listOf(remove(rowsOf('a b. c..'), 0))).toBe('b c.');
  });

  it('adds an office on the level of the last one', () => {
    expect(listOf(add(rowsOf('a b.')))).toBe('a b. .');
    expect(add([]).rows).toEqual([{ name: '', task: '', level: '0' }]);
  });
});
