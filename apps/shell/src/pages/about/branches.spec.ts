import { describe, expect, it } from '@jest/globals';
import { branchesOf } from './branches.ts';

const office = (name: string, level: number) => ({ name, level });
const rendered = (branches: ReturnType<typeof branchesOf<ReturnType<typeof office>>>): string =>
  branches.map(({ office: { name }, under }) => (under.length > 0 ? `${name}(${rendered(under)})` : name)).join(' ');

describe('the tree of an indented list', () => {
  it.each([
    [[], ''],
    [[office('a', 0), office('b', 0)], 'a b'],
    [[office('a', 0), office('b', 1), office('c', 2), office('d', 1), office('e', 0)], 'a(b(c) d) e'],
    [[office('a', 0), office('b', 1), office('c', 2), office('d', 3), office('e', 1)], 'a(b(c(d)) e)'],
  ])('of %j is %s', (offices, tree) => expect(rendered(branchesOf(offices))).toBe(tree));
});
