import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { apiPath } from '@ministry/api-client';
import { languages, type TranslationLanguage } from '@ministry/domain';
import { commonCopy as common } from '../common.copy.ts';
import { pageQuery, readQuery } from '../reads.ts';
import { useMay } from '../use-may.ts';
import { countsCopy, translationsAddress } from './translation-copy.ts';
import { noFilters, rowsPath, type TranslationState } from './translation-reads.ts';
import layout from '../components/layout.module.css';
import styles from './translations.module.css';

interface ItemTranslationsProps {
  /** The kind's name in the translations: 'events'. */
  kind: string;
  /** Left out for a part of the settings. */
  itemId?: number;
}

/** The API's limit per read; only an album of 500 photos with captions has more texts. */
const maxTexts = 500;

/** Shown beside an original: the status of its translations, by language. Nothing if the site is offered only in English. */
export function ItemTranslations(item: ItemTranslationsProps) {
  return useMay()('site.write') ? <Offered {...item} /> : null;
}

function Offered(item: ItemTranslationsProps) {
  const { data } = useQuery(readQuery(apiPath('/api/site/languages')));
  if (!data?.offered.length) return null;
  return (
    <nav
      className={`${layout.facts} ${layout.muted} ${layout.small} ${styles.beside}`}
      aria-label={common.translations}
    >
      <strong>{common.translations}</strong>
      <ul>
        {data.offered.map((language) => (
          <li key={language}>
            <ItemLanguage language={language} {...item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ItemLanguage({ language, kind, itemId = 0 }: ItemTranslationsProps & { language: TranslationLanguage }) {
  const query = { ...noFilters, language, scope: 'content', kind, itemId: String(itemId) };
  const { data } = useQuery({ ...pageQuery(rowsPath(query, maxTexts)), gcTime: 0 });
  const counts: Record<TranslationState, number> = {
    checked: 0,
    reworded: 0,
    shipped: 0,
    draft: 0,
    outdated: 0,
    missing: 0,
  };
  for (const { state } of data?.items ?? []) counts[state] += 1;
  return (
    <>
      <Link to={translationsAddress(query)}>{languages[language]}</Link>
      {data ? `: ${countsCopy(counts)}` : ''}
    </>
  );
}
