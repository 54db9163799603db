import { useLocation } from 'react-router-dom';
import { useSettings } from '../app/site.tsx';

/**
 * Links to the same page in each other language; renders nothing if there is only one language.
 * The links load whole documents, because each language has its own scripts.
 */
export function Languages() {
  const { otherLanguages } = useSettings();
  const { pathname, search } = useLocation();
  return otherLanguages?.map(({ before, code, name }) => (
    <a key={code} href={before + pathname + search} lang={code} hrefLang={code}>
      {name}
    </a>
  ));
}
