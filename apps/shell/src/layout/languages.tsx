import { useLocation } from 'react-router-dom';
import { languages as names } from '@ministry/domain';
import { interfaceLanguage } from '@ministry/messages';
import { useSettings } from '../app/site.tsx';

/** Leads to the same page in each other language; nothing where there is one alone. Whole documents: each language has scripts of its own. */
export function Languages() {
  const { pageLanguages } = useSettings();
  const { pathname, search } = useLocation();
  return pageLanguages
    ?.filter((language) => language !== interfaceLanguage)
    .map((language) => (
      <a
        key={language}
        href={(language === 'en' ? '' : `/${language}`) + pathname + search}
        lang={language}
        hrefLang={language}
        style={{ paddingBlock: '.7rem' }}
      >
        {names[language]}
      </a>
    ));
}
