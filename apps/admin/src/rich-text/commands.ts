import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, Selection } from 'prosemirror-state';
import type { TextPicture } from '@ministry/domain/text-pictures';
import { commonCopy as common } from '../common.copy.ts';
import { pictureIn, schema } from './markdown.ts';
import { richTextCopy as copy } from './rich-text.copy.ts';

const node = (name: string): NodeType => {
  const type = schema.nodes[name];
  if (!type) throw new Error(`No such node: ${name}`);
  return type;
};
export const nodeTypes = {
  paragraph: node('paragraph'),
  heading: node('heading'),
  quote: node('blockquote'),
  bullets: node('bullet_list'),
  numbers: node('ordered_list'),
  item: node('list_item'),
  break: node('hard_break'),
  picture: node('picture'),
};
export const markTypes = {
  bold: schema.mark('strong').type,
  italic: schema.mark('em').type,
  link: schema.mark('link', { href: '' }).type,
};

const isWithin = ({ selection: { $from } }: EditorState, type: NodeType): boolean =>
  Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some((above) => above.type === type);

function isMarked(
  { selection: { from, to, empty, $from }, storedMarks, doc }: EditorState,
  name: 'bold' | 'italic' | 'link',
) {
  const type = markTypes[name];
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    setBlockType(isHeading(state, level) ? nodeTypes.paragraph : nodeTypes.heading, { level })(state, dispatch);
const isHeading = ({ selection: { $from } }: EditorState, level: number): boolean =>
  $from.parent.type === nodeTypes.heading && $from.parent.attrs['level'] === level;
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) =>
    isWithin(state, type) ? liftListItem(nodeTypes.item)(state, dispatch) : wrapInList(type)(state, dispatch);
const toggleQuote: Command = (state, dispatch) =>
  isWithin(state, nodeTypes.quote) ? lift(state, dispatch) : wrapIn(nodeTypes.quote)(state, dispatch);

export interface Tool {
  label: string;
  /** Text or sign on the button. */
  sign: string;
  keys?: string;
  command: Command;
  isOn(state: EditorState): boolean;
}

/** The tools of the tool bar; a link has its own dialog. */
export const tools: Record<string, Tool> = {
  bold: {
    label: copy.bold,
    sign: 'B',
    keys: 'Mod-b',
    command: toggleMark(markTypes.bold),
    isOn: (state) => isMarked(state, 'bold'),
  },
  italic: {
    label: copy.italic,
    sign: 'I',
    keys: 'Mod-i',
    command: toggleMark(markTypes.italic),
    isOn: (state) => isMarked(state, 'italic'),
  },
  heading: { label: common.heading, sign: 'H', command: toggleHeading(2), isOn: (state) => isHeading(state, 2) },
  subheading: {
    label: copy.smallerHeading,
    sign: 'h',
    command: toggleHeading(3),
    isOn: (state) => isHeading(state, 3),
  },
  bullets: {
    label: copy.list,
    sign: '•',
    keys: 'Mod-Shift-8',
    command: toggleList(nodeTypes.bullets),
    isOn: (state) => isWithin(state, nodeTypes.bullets),
  },
  numbers: {
    label: copy.numberedList,
    sign: '#',
    keys: 'Mod-Shift-7',
    command: toggleList(nodeTypes.numbers),
    isOn: (state) => isWithin(state, nodeTypes.numbers),
  },
  quote: { label: copy.quotation, sign: '❝', command: toggleQuote, isOn: (state) => isWithin(state, nodeTypes.quote) },
};

export const isLinked = (state: EditorState): boolean => isMarked(state, 'link');

/** Links the selected text; without a selection, inserts the address as a link. An empty address removes the link. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const change = state.tr;
    if (href === '') change.removeMark(from, to, markTypes.link);
    else if (empty) change.replaceSelectionWith(schema.text(href, [markTypes.link.create({ href })]), false);
    else change.addMark(from, to, markTypes.link.create({ href }));
    dispatch?.(change.scrollIntoView());
    return true;
  };

/** The picture that is selected. */
export function selectedPicture({ selection }: EditorState): TextPicture | undefined {
  const isPicture = selection instanceof NodeSelection && selection.node.type === nodeTypes.picture;
  return isPicture ? pictureIn(selection.node) : undefined;
}

/** Replaces the selected picture. Without one, inserts the picture below the paragraph, list or quotation of the cursor, or into an empty line. */
export const insertPicture =
  (attributes: TextPicture): Command =>
  (state, dispatch) => {
    const picture = nodeTypes.picture.create(attributes);
    const { $to, from, to } = state.selection;
    if (selectedPicture(state)) {
      const change = state.tr.replaceWith(from, to, picture);
      dispatch?.(change.setSelection(NodeSelection.create(change.doc, from)).scrollIntoView());
      return true;
    }
    const isInEmptyLine = $to.depth === 1 && $to.parent.content.size === 0;
    const end = $to.after(1);
    // An empty paragraph to continue writing in.
    const below = end === state.doc.content.size ? [nodeTypes.paragraph.create()] : [];
    const start = isInEmptyLine ? $to.before(1) : end;
    const change = state.tr.replaceWith(start, end, [picture, ...below]);
    dispatch?.(change.setSelection(Selection.near(change.doc.resolve(start + picture.nodeSize))).scrollIntoView());
    return true;
  };
