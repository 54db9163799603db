import { useLocation } from 'react-router-dom';
import { useSettings } from '../app/site.tsx';

/** Leads to the same page in each other language; nothing where there is one alone. Whole documents: each language has scripts of its own. */
export function Languages() {
  const { otherLanguages } = useSettings();
  const { pathname, search } = useLocation();
  return otherLanguages?.map(({ before, code, name }) => (
    <a key={code} href={before + pathname + search} lang={code} hrefLang={code}>
      {name}
    </a>
  ));
}
