import { EditorState } from 'prosemirror-state';
import { readMarkdown, schema, writeMarkdown } from './markdown.ts';

/** Texts as people wrote them by hand, none of them as the editor would. */
const texts = [
  '## John 4\n\nShe left her **jar**.',
  'Setext\n======\n\n* star\n* list\n\n1) one\n2) two\n',
  'A line\nwrapped by hand, __bold__ and _italic_.\n\n\n\n> quoted\n> twice',
  'Hard  \nbreak and `code`.\n\n```\nfenced\n```\n\n---\n\n<b>not HTML</b>',
  '[a link](https://example.org "title") and <https://example.org>, [ref][1]\n\n[1]: https://example.org\n',
  '![a picture](https://example.org/a.png) stays text, [so](javascript:alert(1)) too',
  '\n\n  leading blank lines and trailing ones\n\n\n',
  '',
  'Kica ŋat — *Acholi* 🙏\r\n\r\nwindows lines',
];

describe('a text that nobody edits', () => {
  it.each(texts)('is written as it was read: %j', (text) => {
    const read = readMarkdown(text);
    expect(writeMarkdown(read.doc, read)).toBe(text);
  });
});

describe('a text of which one block is edited', () => {
  const edit = (source: string, words: string) => {
    const read = readMarkdown(source);
    const state = EditorState.create({ doc: read.doc });
    // At the end of the last block.
    return writeMarkdown(state.apply(state.tr.insertText(words, state.doc.content.size - 1)).doc, read);
  };

  it('keeps all others as they were written', () =>
    expect(edit('Setext\n======\n\n\n* star\n* list\n\nLast _word_', '!')).toBe(
      'Setext\n======\n\n\n* star\n* list\n\nLast *word!*',
    ));

  it('keeps links that refer to an address further down', () =>
    expect(edit('[ref][1]\n\n[1]: https://example.org\n\nEnd', '.')).toBe('[ref](https://example.org)\n\nEnd.'));

  it('escapes signs that were typed as text, so that they stay text', () =>
    expect(edit('End', ' *not bold* # no heading')).toBe('End \\*not bold\\* # no heading'));
});

describe('what the editor offers', () => {
  it('has no node or mark that the public page does not draw', () => {
    expect(Object.keys(schema.nodes)).not.toContain('image');
    expect(Object.keys(schema.marks).sort()).toEqual(['code', 'em', 'link', 'strong']);
  });

  it('reads a link to another scheme as text, as the server does', () =>
    expect(readMarkdown('[so](javascript:alert(1))').doc.textContent).toBe('[so](javascript:alert(1))'));
});
