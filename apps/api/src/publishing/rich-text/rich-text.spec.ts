import { parseRichText, parseWithoutPictures, toPlainText, toWholeText } from './rich-text.ts';

const address = `/uploads/${'5f1d7a84c0de'.repeat(2)}-1200x800.jpg`;
const pictureOf = (...children: object[]) => ({ tag: 'picture', src: address, children });

const paragraph = (...children: object[]): object[] => [{ tag: 'p', children }];

describe('Markdown', () => {
  it.each([
    [
      '**come** and *see*',
      paragraph(
        { tag: 'strong', children: [{ text: 'come' }] },
        { text: ' and ' },
        { tag: 'em', children: [{ text: 'see' }] },
      ),
    ],
    ['# One', [{ tag: 'h2', children: [{ text: 'One' }] }]],
    ['##### Five', [{ tag: 'h4', children: [{ text: 'Five' }] }]],
    [
      '- a\n- b',
      [
        {
          tag: 'ul',
          children: [
            { tag: 'li', children: [{ text: 'a' }] },
            { tag: 'li', children: [{ text: 'b' }] },
          ],
        },
      ],
    ],
    ['> word', [{ tag: 'blockquote', children: paragraph({ text: 'word' }) }]],
    ['one  \ntwo', paragraph({ text: 'one' }, { tag: 'br', children: [] }, { text: 'two' })],
    ['one\ntwo', paragraph({ text: 'one two' })],
    ['---', [{ tag: 'hr', children: [] }]],
    ['`code`', paragraph({ tag: 'code', children: [{ text: 'code' }] })],
    ['```js\na < b\n```', [{ tag: 'pre', children: [{ text: 'a < b\n' }] }]],
    ['[mail](mailto:a@b.org)', paragraph({ tag: 'a', href: 'mailto:a@b.org', children: [{ text: 'mail' }] })],
    [
      '<https://example.org>',
      paragraph({ tag: 'a', href: 'https://example.org', children: [{ text: 'https://example.org' }] }),
    ],
    ['', []],
  ])('%j becomes what a page can render', (source, expected) => {
    expect(parseRichText(source)).toEqual(expected);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<!-- --><svg onload=alert(1)>',
    '&lt;b&gt;',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,x)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '<javascript:alert(1)>',
    '![x](https://example.org/a.png)',
    '![x](data:image/svg+xml,x)',
    '![x](//evil.example/a.png)',
    '[x]: javascript:alert(1)\n\n[x]',
  ])('%j produces no harmful element or link', (source) => {
    const rendered = JSON.stringify(parseRichText(source));
    const hrefs = [...rendered.matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs.filter((href) => !/^(https?:\/\/|mailto:|tel:)/.test(href ?? ''))).toEqual([]);
    expect(
      [...rendered.matchAll(/"tag":"(\w+)"/g)].map(([, tag]) => tag).filter((tag) => !['p', 'a'].includes(tag ?? '')),
    ).toEqual([]);
  });

  it.each([
    '>'.repeat(5_000),
    '- '.repeat(5_000),
    '*'.repeat(20_000),
    '['.repeat(20_000),
    '`'.repeat(20_000),
    '<'.repeat(20_000),
    `${'a**'.repeat(10_000)}`,
    '!['.repeat(20_000),
    `![${'\\]'.repeat(20_000)}`,
    '![](/'.repeat(20_000),
  ])('with many hostile characters is parsed in limited time', (source) => {
    const start = Date.now();
    parseRichText(source);
    expect(Date.now() - start).toBeLessThan(10_000);
  });
});

describe('a picture in Markdown', () => {
  it('of our own on a line of its own is a block with its address and alternative text', () => {
    expect(parseRichText(`Come.\n![The choir](${address})\nSing.`)).toEqual([
      ...paragraph({ text: 'Come.' }),
      pictureOf({ text: 'The choir' }),
      ...paragraph({ text: 'Sing.' }),
    ]);
    expect(parseRichText(`- a\n![](${address})  `)[1]).toEqual(pictureOf());
    expect(parseRichText(`![a \\[b\\] c](${address})`)).toEqual([pictureOf({ text: 'a [b] c' })]);
  });

  it.each([
    ['![Wells](https://example.org/a.jpg)', 'Wells'],
    ['![Wells](data:image/png;base64,AAAA)', 'Wells'],
    ['![Wells](/uploads/../secret.jpg)', 'Wells'],
    [`See ![the wells](${address}) here`, 'See the wells here'],
    [`- ![Wells](${address})`, 'Wells'],
    [`> ![Wells](${address})`, 'Wells'],
  ])('elsewhere is its alternative text: %j', (source, expected) => {
    const rendered = JSON.stringify(parseRichText(source));
    expect(rendered).not.toMatch(/"(src|href)"/);
    expect(toWholeText(source)).toBe(expected);
  });

  it('is a paragraph of its alternative text where no pictures are shown', () =>
    expect(parseWithoutPictures(`Come.\n\n![The choir](${address})`)).toEqual([
      ...paragraph({ text: 'Come.' }),
      ...paragraph({ text: 'The choir' }),
    ]));

  it('is searched by its alternative text, and left out of a summary of sentences', () => {
    expect(toWholeText(`Come.\n\n![The choir](${address})\n\nSing.`)).toBe('Come. The choir Sing.');
    expect(toPlainText(`Come.\n\n![The choir](${address})\n\nSing.`)).toBe('Come. Sing.');
  });
});

describe('plain text of Markdown', () => {
  it('is its words on one line', () => {
    expect(toPlainText('Come\n\nwith *your* [friends](https://example.org):\n- one\n- two')).toBe(
      'Come with your friends: one two',
    );
  });

  it('leaves out headings, unless there is nothing else', () => {
    expect(toPlainText('Three days.\n\n## What to expect\n1. Teaching')).toBe('Three days. Teaching');
    expect(toPlainText('# Come')).toBe('Come');
  });

  it('is cut between words, unless a word is very long', () => {
    expect(toPlainText('Come as you are today', 16)).toBe('Come as you are…');
    expect(toPlainText('Come as you are today', 14)).toBe('Come as you…');
    expect(toPlainText(`Come ${'x'.repeat(50)}`, 40)).toBe(`Come ${'x'.repeat(34)}…`);
  });

  it('is cut between characters, not within one', () => {
    expect(toPlainText('🙏🏾'.repeat(20), 5)).toBe('🙏🏾🙏🏾…');
    expect(toPlainText('short', 5)).toBe('short');
  });
});
