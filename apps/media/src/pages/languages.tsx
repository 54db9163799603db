import { basePath } from '@ministry/messages';
import { useSite } from '@ministry/ui';

/** Links to this page in the other languages. The address holds the language; the choice is not stored. */
export function Languages() {
  const { otherLanguages = [] } = useSite();
  const path = location.pathname.slice(basePath.length) + location.search;
  return otherLanguages.map(({ before, code, name }) => (
    <a key={code} href={before + path} lang={code} hrefLang={code}>
      {name}
    </a>
  ));
}
