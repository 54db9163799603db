import { withoutValues } from './statement-spans.ts';

describe('the text of a statement', () => {
  it.each([
    ["SELECT * FROM people WHERE name = 'O''Kello' AND id = 7", 'SELECT * FROM people WHERE name = ? AND id = ?'],
    ["UPDATE a SET b = 'it\\'s', c = 1.5 WHERE d IN (?, ?)", 'UPDATE a SET b = ?, c = ? WHERE d IN (?, ?)'],
    ['SELECT `order_2`.`id` FROM `orders` `order_2` LIMIT 20', 'SELECT `order_2`.`id` FROM `orders` `order_2` LIMIT ?'],
  ])('%s is sent without its values', (statement, sent) => {
    expect(withoutValues(statement)).toBe(sent);
  });
});
