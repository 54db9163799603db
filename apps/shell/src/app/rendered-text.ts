/** The text of the first element that a selector finds; empty where there is none. */
export const textOf = (part: ParentNode, selector: string): string => part.querySelector(selector)?.textContent ?? '';

/** Each element that a selector finds, as a row. */
export const rowsOf = <Row>(part: ParentNode, selector: string, rowOf: (element: HTMLElement) => Row): Row[] =>
  Array.from(part.querySelectorAll<HTMLElement>(selector), rowOf);

/** The description of the page for search engines, from the head of the document. */
export const renderedDescription = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
