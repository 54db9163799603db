import { DOMParser, type Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { storedPictureSize } from '@ministry/domain';
import { isLinkAddress, schema } from './markdown.ts';

/** Style of a paragraph that belongs to a list in Word: 'mso-list:l0 level1 lfo1'. */
const wordList = /mso-list:\s*l\d+\s+level(\d)/i;
const bold = /(?:^|[\s;])font-weight:\s*(bold|[6-9]00)/i;
const upright = /(?:^|[\s;])font-weight:\s*(normal|400)/i;
/** '[10:21, 24/11/2026] Pastor Ruth: ', before each message that is copied from WhatsApp. */
const messageHead =
  /^\[\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AP]M)?,? \d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\] [^:\n]{1,80}: /i;

/** Cleans pasted HTML: removes styles and comments, turns Word's list paragraphs into lists, and emoji pictures into characters. */
function cleanPasted(root: ParentNode & globalThis.Node): void {
  const page = root.ownerDocument ?? (root as unknown as Document);
  const comments: globalThis.Node[] = [];
  const walker = page.createTreeWalker(root, 128 /* comments */);
  while (walker.nextNode()) comments.push(walker.currentNode);
  comments.forEach((comment) => comment.parentNode?.removeChild(comment));
  root.querySelectorAll('style, script, meta, link, title, xml').forEach((element) => element.remove());
  // WhatsApp and web mail insert emoji as pictures, with the character as their alternative text.
  root.querySelectorAll('img').forEach((image) => {
    if (!storedPictureSize(image.getAttribute('src') ?? '')) image.replaceWith(image.alt.length <= 8 ? image.alt : '');
  });
  root.querySelectorAll('a').forEach((link) => {
    if (!isLinkAddress(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
  });
  // Google Docs wraps everything in a `<b>` that is not bold.
  root.querySelectorAll('b, strong').forEach((element) => {
    if (upright.test(element.getAttribute('style') ?? '')) element.replaceWith(...element.childNodes);
  });
  root.querySelectorAll('span').forEach((span) => {
    if (bold.test(span.getAttribute('style') ?? '') && span.closest('b, strong, h1, h2, h3, h4, h5, h6') === null)
      span.replaceWith(wrapped(page, 'strong', span.childNodes));
  });
  listWordParagraphs(root, page);
  // Word leaves an empty paragraph for each blank line.
  root.querySelectorAll('p').forEach((paragraph) => {
    if ((paragraph.textContent ?? '').replace(/\u00a0/g, '').trim() === '') paragraph.remove();
  });
}

function wrapped(page: Document, tag: string, children: Iterable<globalThis.Node>): HTMLElement {
  const element = page.createElement(tag);
  element.append(...children);
  return element;
}

/** Turns list paragraphs of Word into lists. Word puts the bullet or number of each into a span that other programs should ignore. */
function listWordParagraphs(root: ParentNode, page: Document): void {
  let list: HTMLElement | undefined;
  for (const paragraph of root.querySelectorAll<HTMLElement>('p')) {
    if (!wordList.test(paragraph.getAttribute('style') ?? '')) {
      list = undefined;
      continue;
    }
    const sign = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const isNumbered = /^\s*(\d+|[a-z])[.)]/i.test(sign?.textContent ?? '');
    sign?.remove();
    const tag = isNumbered ? 'ol' : 'ul';
    if (list?.localName !== tag || paragraph.previousElementSibling !== list) {
      list = page.createElement(tag);
      paragraph.before(list);
    }
    list.append(wrapped(page, 'li', [wrapped(page, 'p', paragraph.childNodes)]));
    paragraph.remove();
  }
}

interface Policies {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}
let policy: ReturnType<Policies['createPolicy']> | undefined;

/** Parses into a separate document, in which nothing runs or loads. The default policy of the page refuses all markup. */
function parsePasted(html: string): Document {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('pasted', { createHTML: (given) => given });
  return new window.DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
}

/** Reads pasted HTML, and cleans it. */
export function readHtml(html: string): Slice {
  const { body } = parsePasted(html);
  cleanPasted(body);
  return DOMParser.fromSchema(schema).parseSlice(body);
}

/** Handles HTML from the clipboard; anything else is left to the editor. */
export function pasteHtml(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html');
  const { state } = view;
  if (!html || state.selection.$from.parent.type.spec.code) return false;
  event.preventDefault();
  view.dispatch(state.tr.replaceSelection(readHtml(html)).scrollIntoView().setMeta('paste', true));
  return true;
}

/** Reads plain text without the headers that WhatsApp puts before each message; one paragraph per line, with WhatsApp's `*bold*` and `_italic_`. */
export function readPlainText(text: string): Slice {
  const paragraphs = text
    .split(/\r?\n/)
    .map((line) => line.replace(messageHead, '').trim())
    .filter(Boolean)
    .map((line) => schema.nodes['paragraph']?.create(null, wordsOf(line)))
    .filter((paragraph) => paragraph !== undefined);
  return schema.topNodeType.create(null, paragraphs).slice(0, schema.topNodeType.create(null, paragraphs).content.size);
}

/** '*bold*' and '_italic_' around whole words. */
const formatted = /(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu;

function wordsOf(line: string) {
  const words = [];
  let from = 0;
  for (const { 0: whole, 1: sign, 2: text = '', index } of line.matchAll(formatted)) {
    if (index > from) words.push(schema.text(line.slice(from, index)));
    words.push(schema.text(text, [schema.mark(sign === '*' ? 'strong' : 'em')]));
    from = index + whole.length;
  }
  if (from < line.length) words.push(schema.text(line.slice(from)));
  return words;
}
