import { contentKinds, type ContentPlural } from './content.ts';

/** An id, or 'new'. */
type ItemOfForm = string;

/** Forms of the console, besides those of content, that are saved as server drafts (ADR 68), with the address of each form. */
export const editorForms = {
  album: (item: ItemOfForm) =>
    item === 'new' ? '/community/galleries?album=new' : `/community/galleries/${item}?album=edit`,
  products: (item: ItemOfForm) => `/store?product=${item}`,
  newsletters: (item: ItemOfForm) => `/newsletter/campaigns/${item}`,
  'site-home': () => '/site/home',
  'site-ministries': () => '/site/ministries',
  'site-aboutTexts': () => '/site/about',
  'site-contactTexts': () => '/site/contact',
  'site-liveTexts': () => '/site/live',
  'site-teamTexts': () => '/site/team',
  'site-privacyTexts': () => '/site/privacy',
  'site-termsTexts': () => '/site/terms',
  'site-programme': () => '/site/programme',
  'site-quiz': () => '/site/quiz',
  'site-assistant': () => '/site/assistant',
};
export type EditorForm = keyof typeof editorForms;

const isContent = (form: string): form is ContentPlural => Object.hasOwn(contentKinds, form);
const isEditorForm = (form: string): form is EditorForm => Object.hasOwn(editorForms, form);
/** Prefix of the name of a message template's form; the key of the template follows it. */
const template = 'message-template-';

export interface EditorFormPlace {
  /** Null for a form of another release. */
  form: ContentPlural | EditorForm | 'message-template' | null;
  /** Null for a new item. */
  itemId: number | null;
  /** Address in the console, with a leading slash; null for a form of another release. */
  address: string | null;
}

/** Which form a draft belongs to, and where it is opened. @param key 'sermons.12', 'sermons.new' */
export function placeOfEditorForm(key: string): EditorFormPlace {
  const dot = key.lastIndexOf('.');
  const [name, item] = [key.slice(0, dot), key.slice(dot + 1)];
  const itemId = item === 'new' ? null : Number(item);
  if (isContent(name)) return { form: name, itemId, address: `${contentKinds[name].list}/${item}` };
  if (isEditorForm(name)) return { form: name, itemId, address: editorForms[name](item) };
  return name.startsWith(template)
    ? { form: 'message-template', itemId, address: `/site/messages/${name.slice(template.length)}` }
    : { form: null, itemId, address: null };
}
