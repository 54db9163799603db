import { history, undo } from 'prosemirror-history';
import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { insertPicture, selectedPicture } from './commands.ts';
import { readMarkdown, schema, writeMarkdown } from './markdown.ts';

const src = `/uploads/${'5f1d7a84c0de'.repeat(2)}-1200x800.jpg`;

/** Texts as people write them by hand, all different from what the editor would write. */
const texts = [
  '## John 4\n\nShe left her **jar**.',
  'Setext\n======\n\n* star\n* list\n\n1) one\n2) two\n',
  'A line\nwrapped by hand, __bold__ and _italic_.\n\n\n\n> quoted\n> twice',
  'Hard  \nbreak and `code`.\n\n```\nfenced\n```\n\n---\n\n<b>not HTML</b>',
  '[a link](https://example.org "title") and <https://example.org>, [ref][1]\n\n[1]: https://example.org\n',
  `Come.\n![The choir](${src})\nSing.\n\n- ![in a list](${src})\n\n![](${src})  \n`,
  '![a picture](https://example.org/a.png) stays text, [so](javascript:alert(1)) too',
  '\n\n  leading blank lines and trailing ones\n\n\n',
  '',
  'Kica ŋat — *Acholi* 🙏\r\n\r\nwindows lines',
];

describe('a text that nobody edits', () => {
  it.each(texts)('is stored unchanged: %j', (text) => {
    const read = readMarkdown(text);
    expect(writeMarkdown(read.doc, read)).toBe(text);
  });
});

describe('a text in which one block is edited', () => {
  const edit = (source: string, words: string) => {
    const read = readMarkdown(source);
    const state = EditorState.create({ doc: read.doc });
    // At the end of the last block.
    return writeMarkdown(state.apply(state.tr.insertText(words, state.doc.content.size - 1)).doc, read);
  };

  it('keeps all other blocks as they were written', () =>
    expect(edit('Setext\n======\n\n\n* star\n* list\n\nLast _word_', '!')).toBe(
      'Setext\n======\n\n\n* star\n* list\n\nLast *word!*',
    ));

  it('resolves links that refer to an address further down', () =>
    expect(edit('[ref][1]\n\n[1]: https://example.org\n\nEnd', '.')).toBe('[ref](https://example.org)\n\nEnd.'));

  it('escapes typed signs, so that they stay text', () =>
    expect(edit('End', ' *not bold* # no heading')).toBe('End \\*not bold\\* # no heading'));
});

describe('a picture in a text', () => {
  const open = (source: string, place: number) => {
    const read = readMarkdown(source);
    const bare = EditorState.create({ doc: read.doc, plugins: [history()] });
    let state = bare.apply(bare.tr.setSelection(TextSelection.create(bare.doc, place)));
    return {
      insert: (alt: string) => insertPicture({ src, alt })(state, (change) => (state = state.apply(change))),
      undo: () => undo(state, (change) => (state = state.apply(change))),
      select: (at: number) => (state = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, at)))),
      remove: () => (state = state.apply(state.tr.deleteSelection())),
      selected: () => selectedPicture(state),
      text: () => writeMarkdown(state.doc, read),
    };
  };

  it('is inserted below the paragraph or list of the cursor, or in its empty line', () => {
    const within = open('One\n\n- two\n- three\n\nFour', 8);
    within.insert('The choir');
    expect(within.text()).toBe(`One\n\n- two\n- three\n\n![The choir](${src})\n\nFour`);
    const empty = open('', 1);
    empty.insert('[Sunday] choir');
    expect(empty.text().trimEnd()).toBe(`![\\[Sunday\\] choir](${src})`);
  });

  it('can be replaced, removed and restored', () => {
    const text = open(`One\n\n![The choir](${src})\n\nTwo`, 1);
    text.select(5);
    expect(text.selected()).toEqual({ src, alt: 'The choir' });
    text.insert('The band');
    expect(text.text()).toBe(`One\n\n![The band](${src})\n\nTwo`);
    text.remove();
    expect(text.text()).toBe('One\n\nTwo');
    text.undo();
    expect(text.text()).toContain('The ');
  });

  it('stays unchanged when another block is edited', () => {
    const read = readMarkdown(`One\n![a  \\[b\\]](${src})\nTwo`);
    const state = EditorState.create({ doc: read.doc });
    expect(writeMarkdown(state.apply(state.tr.insertText('!', 4)).doc, read)).toBe(
      `One!\n\n![a  \\[b\\]](${src})\nTwo`,
    );
  });

  it('of another site is shown as its alternative text, as on the server', () =>
    expect(readMarkdown('![Wells](https://example.org/a.jpg) here').doc.textContent).toBe('Wells here'));
});

describe('what the editor offers', () => {
  it('has no node or mark that the public page does not render', () => {
    expect(Object.keys(schema.nodes)).not.toContain('image');
    expect(Object.keys(schema.marks).sort()).toEqual(['code', 'em', 'link', 'strong']);
  });

  it('reads a link to another scheme as text, as the server does', () =>
    expect(readMarkdown('[so](javascript:alert(1))').doc.textContent).toBe('[so](javascript:alert(1))'));
});
