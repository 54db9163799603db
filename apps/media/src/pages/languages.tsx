import { basePath } from '@ministry/messages';
import { useSite } from '@ministry/ui';

/** Leads to this page in each other language; the address is the choice. */
export function Languages() {
  const { otherLanguages = [] } = useSite();
  const path = location.pathname.slice(basePath.length) + location.search;
  return otherLanguages.map(({ before, code, name }) => (
    <a key={code} href={before + path} lang={code} hrefLang={code}>
      {name}
    </a>
  ));
}
