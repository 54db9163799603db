import { type DefaultTreeAdapterMap, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The fields of a form as they were sent: text, or several texts under one name. */
export type FormValues = Readonly<Record<string, unknown>>;

const isElement = (node: Node): node is Element => 'tagName' in node;
const childrenOf = (node: Node): Element[] => ('childNodes' in node ? node.childNodes.filter(isElement) : []);
const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

function setAttribute(element: Element, name: string, value: string | undefined) {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

function* elementsIn(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    yield child;
    yield* elementsIn(child);
  }
}

/** Whether a choice was made. Browsers send only chosen values, so a box that was not sent was not ticked. */
const isSent = (values: FormValues, name: string, value = 'on') => [values[name]].flat().includes(value);
/** Types of inputs whose value was not typed by the visitor or must not be sent back. */
const untouched = new Set(['hidden', 'password', 'file', 'submit', 'button', 'reset', 'image']);

/** Puts a value into one control. @returns whether the visitor had written something into it */
function fill(control: Element, values: FormValues): boolean {
  const name = attributeOf(control, 'name');
  if (name === undefined) return false;
  const value = values[name];
  const text = typeof value === 'string' ? value : undefined;
  if (control.tagName === 'textarea' && text !== undefined)
    control.childNodes = [{ nodeName: '#text', value: text, parentNode: control }];
  if (control.tagName === 'select') {
    for (const option of elementsIn(control))
      if (option.tagName === 'option')
        setAttribute(option, 'selected', isSent(values, name, attributeOf(option, 'value')) ? '' : undefined);
  }
  if (control.tagName === 'input') {
    const type = attributeOf(control, 'type') ?? 'text';
    if (untouched.has(type)) return false;
    if (type === 'radio' || type === 'checkbox')
      setAttribute(control, 'checked', isSent(values, name, attributeOf(control, 'value')) ? '' : undefined);
    else if (text !== undefined) setAttribute(control, 'value', text);
  }
  return text !== undefined && text !== '';
}

/** Whether values that were sent to an action belong into a form: it sends to that action, or it has replaced a form that did (`data-also`). */
const takes = (form: Element, action: string): boolean =>
  attributeOf(form, 'action')?.split('#')[0] === action || attributeOf(form, 'data-also') === action;

/**
 * Puts the sent values back into the forms of a page that send to `action`, as a browser does with its Back button, so that
 * nothing typed is lost without a script. `address` is the address of the page, for a script that starts on it later.
 */
export function fillForm(html: string, action: string, values: FormValues, address: string): string {
  // With scripting disabled, the parser reads the content of <noscript> as elements, so it is filled in too.
  const page = parse(html, { scriptingEnabled: false });
  for (const element of elementsIn(page)) {
    if (attributeOf(element, 'id') === 'root') setAttribute(element, 'data-address', address);
    if (element.tagName !== 'form' || !takes(element, action)) continue;
    for (const part of elementsIn(element)) {
      if (part.tagName === 'details' && [...elementsIn(part)].some((control) => fill(control, values)))
        setAttribute(part, 'open', '');
      else fill(part, values);
    }
  }
  return serialize(page, { scriptingEnabled: false });
}
