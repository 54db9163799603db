import { matchPath } from 'react-router-dom';
import { editorForms, placeOfEditorForm } from '@ministry/domain';
import { pages } from '../../console/pages.ts';
import { kinds } from '../../content/kinds.ts';

describe('the address of an unfinished draft', () => {
  const keys = [...Object.keys(kinds), ...Object.keys(editorForms), 'message-template-welcome'].flatMap((form) => [
    `${form}.new`,
    `${form}.7`,
  ]);
  it.each(keys)('of %s is a page of the console', (key) => {
    const { pathname } = new URL(placeOfEditorForm(key).address ?? '', 'https://console');
    expect(Object.keys(pages).some((page) => matchPath(page, pathname))).toBe(true);
  });
});
