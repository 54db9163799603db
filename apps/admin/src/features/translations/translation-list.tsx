import { Alert, Pagination } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { TranslationLanguage } from '@ministry/domain';
import { Loading } from '../../components/loading.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { ListEmpty, ListFailed } from '../../lists/list-states.tsx';
import { pageSize } from '../../lists/use-paged-list.ts';
import type { TranslationFilters } from '../../translations/translation-reads.ts';
import { fieldName } from './field-name.ts';
import { TranslationItem } from './translation-item.tsx';
import { translationsCopy as copy } from './translations.copy.ts';
import { keyOf, type UnsavedText } from './unsaved-texts.ts';
import { useTranslationRows } from './use-translation-rows.ts';
import { useUnsavedTexts } from './use-unsaved-texts.ts';
import layout from '../../components/layout.module.css';
import styles from './translations-page.module.css';

interface TranslationListProps {
  language: TranslationLanguage;
  query: TranslationFilters;
  page: number;
  isNarrowed: boolean;
  onPage(page: number): void;
  onClear(): void;
}

/** One page of the translations of a language. */
export function TranslationList({ language, query, page, isNarrowed, onPage, onClear }: TranslationListProps) {
  const list = useTranslationRows(query, page);
  const unsaved = useUnsavedTexts(language);
  const top = useRef<HTMLDivElement>(null);
  const { rows, total, error, isFetching } = list;
  useLastPage(rows !== undefined && !isFetching, page, total, onPage);
  function goTo(next: number) {
    onPage(next);
    top.current?.scrollIntoView();
  }
  const shown = new Set(rows?.map(keyOf));
  return (
    <div ref={top} className={`${layout.stack} ${styles.list}`} aria-busy={isFetching}>
      <UnsavedElsewhere
        language={language}
        texts={Object.entries(unsaved.texts).flatMap(([key, text]) => (shown.has(key) ? [] : [text]))}
      />
      {unsaved.isKeeping ? null : <Alert type="warning" showIcon title={copy.noRoom} />}
      {error ? <ListFailed many={copy.many} error={error} isSaved={rows !== undefined} onRetry={list.reload} /> : null}
      <VisuallyHidden isStatus>{rows && !isFetching ? copy.count({ count: total }) : ''}</VisuallyHidden>
      {rows === undefined ? (
        error ? null : (
          <Loading label={copy.tableLoading} />
        )
      ) : rows.length === 0 ? (
        <ListEmpty isNarrowed={isNarrowed} copy={copy} onClear={onClear} />
      ) : (
        <ul className={`${layout.card} ${layout.lines} ${layout.plainList}`} aria-label={copy.heading}>
          {rows.map((row) => (
            <TranslationItem
              key={keyOf(row)}
              language={language}
              row={row}
              unsaved={unsaved.texts[keyOf(row)]}
              onType={unsaved.type}
              onDrop={unsaved.drop}
              onSaved={list.replace}
              onBehind={list.reload}
            />
          ))}
        </ul>
      )}
      <Pages page={page} total={total} onPage={goTo} />
    </div>
  );
}

/** Saved texts no longer match the filter, so the previous page may now be the last one. */
function useLastPage(isRead: boolean, page: number, total: number, onPage: (page: number) => void) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = isRead && page > lastPage;
  useEffect(() => {
    if (isBeyond) onPage(lastPage);
  }, [isBeyond, lastPage, onPage]);
}

interface PagesProps {
  page: number;
  total: number;
  onPage(page: number): void;
}

const Pages = ({ page, total, onPage }: PagesProps) => (
  <Pagination
    current={page}
    pageSize={pageSize}
    total={total}
    showSizeChanger={false}
    hideOnSinglePage
    align="end"
    showTotal={(all, [from, to]) => copy.range({ from, to, total: all })}
    onChange={onPage}
  />
);

interface UnsavedElsewhereProps {
  language: TranslationLanguage;
  texts: readonly UnsavedText[];
}

/** Links to unsaved texts in rows that this page does not show. */
function UnsavedElsewhere({ language, texts }: UnsavedElsewhereProps) {
  if (texts.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={copy.unsaved({ count: texts.length })}
      description={
        <ul className={layout.plainList}>
          {texts.map((text) => (
            <li key={keyOf(text)}>
              <Link to={`?${new URLSearchParams(placeOf(language, text))}`}>
                {text.where}, {text.kind === 'interface' ? text.field : fieldName(text.field)}
              </Link>
            </li>
          ))}
        </ul>
      }
    />
  );
}

const placeOf = (language: string, { kind, itemId, field }: UnsavedText): Record<string, string> =>
  kind === 'interface'
    ? { language, scope: 'interface', search: field }
    : { language, scope: 'content', kind, itemId: String(itemId) };
