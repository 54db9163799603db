import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import type { TranslationProgressResponse } from '@ministry/api-client';
import { type TranslationLanguage, translationLanguages } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { download } from '../../content/download.ts';
import { Chip, type ListFilter } from '../../lists/filter-chip.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { partsCopy } from '../../translations/parts.copy.ts';
import { ProgressBar } from '../../translations/progress-bar.tsx';
import { kindNames, nameOf, stateFilterNames } from '../../translations/translation-copy.ts';
import { exportPath, noFilters, progressPath, type TranslationFilters } from '../../translations/translation-reads.ts';
import { useAttempt } from '../../use-attempt.ts';
import { ImportDrawer } from './import-drawer.tsx';
import { TranslationList } from './translation-list.tsx';
import { translationsCopy as copy } from './translations.copy.ts';
import layout from '../../components/layout.module.css';

const { lead } = copy;

/** The page on which the site is translated. */
export default function TranslationsPage() {
  const { data, error, refetch } = useQuery({ ...readQuery(progressPath), gcTime: 0 });
  if (data) return <Translations progress={data} />;
  return (
    <PageFrame title={common.translations} lead={lead}>
      {error ? (
        <LoadFailed title={copy.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={copy.loading} />
      )}
    </PageFrame>
  );
}

const filters: ListFilter[] = [
  {
    name: 'scope',
    label: copy.scopes.label,
    options: { '': copy.scopes.all, interface: copy.scopes.interface, content: copy.scopes.content },
  },
  { name: 'part', label: partsCopy.part, options: { '': partsCopy.allParts, ...partsCopy.parts } },
  {
    name: 'state',
    label: copy.states.label,
    options: { '': copy.states.all, ...stateFilterNames },
  },
  { name: 'kind', label: common.kind, options: { '': copy.allKinds, ...kindNames } },
];

const isLanguage = (code: string): code is TranslationLanguage =>
  (translationLanguages as readonly string[]).includes(code);

function Translations({ progress }: { progress: readonly TranslationProgressResponse[] }) {
  const first = progress.find(({ isOffered }) => isOffered)?.language ?? 'sw';
  const address = useListAddress({ language: first, ...noFilters });
  const [isImporting, setImporting] = useState(false);
  const { page, ...query } = address.query;
  const language = isLanguage(query.language) ? query.language : first;
  const clear = () => address.change(noFilters);
  const isNarrowed = Object.keys(noFilters).some((name) => query[name as keyof typeof noFilters] !== '');

  return (
    <PageFrame
      title={common.translations}
      lead={lead}
      action={
        <Button icon={<Icon name="upload" />} onClick={() => setImporting(true)}>
          {copy.import.open}
        </Button>
      }
    >
      <LanguageChoice
        language={language}
        progress={progress.find((one) => one.language === language)}
        onChange={(code) => address.change({ language: code })}
      />
      <ListToolbar
        searchLabel={copy.search}
        address={{ ...(address as ListAddress<Record<string, string>>), clear }}
        filters={filters}
        more={query.itemId === '' ? undefined : itemChip(() => address.change({ itemId: '' }))}
      >
        <ExportButton query={{ ...query, language }} />
      </ListToolbar>
      <TranslationList
        key={language}
        language={language}
        query={{ ...query, language }}
        page={page}
        isNarrowed={isNarrowed}
        onPage={(next) => address.change({ page: next })}
        onClear={clear}
      />
      {isImporting ? <ImportDrawer language={language} onClose={() => setImporting(false)} /> : null}
    </PageFrame>
  );
}

/** Chip for the filter by one item, which a link beside the item sets. */
const itemChip = (onRemove: () => void) => ({
  chips: (
    <Chip label={copy.item.label} chosen={copy.item.chosen} onRemove={onRemove}>
      {null}
    </Chip>
  ),
  set: 1,
});

/** Downloads the filtered texts as a file. */
function ExportButton({ query }: { query: TranslationFilters }) {
  const { isBusy, attempt } = useAttempt();
  const save = async () => download(await api.readFile(exportPath(query)), `translations-${query.language}.csv`);
  return (
    <Button
      type="text"
      size="small"
      disabled={isBusy}
      title={copy.exportHint}
      onClick={() => void attempt(save, copy.exportFailed)}
    >
      {common.exportCsv}
    </Button>
  );
}

interface LanguageChoiceProps {
  language: TranslationLanguage;
  progress: TranslationProgressResponse | undefined;
  onChange(language: string): void;
}

/** Choice of the language, and the progress of its translation. */
const LanguageChoice = ({ language, progress, onChange }: LanguageChoiceProps) => (
  <section className={`${layout.tiles} ${layout.start}`} aria-label={copy.language}>
    <Choice
      aria-label={copy.language}
      value={language}
      options={Object.fromEntries(translationLanguages.map((code) => [code, nameOf(code)]))}
      onChange={onChange}
    />
    {progress ? (
      <>
        <ProgressBar label={copy.interface} counts={progress.interface} />
        <ProgressBar label={common.content} counts={progress.content} />
        <ProgressBar label={partsCopy.parts.admin} counts={progress.admin} />
        <ProgressBar label={partsCopy.parts.media} counts={progress.media} />
      </>
    ) : null}
  </section>
);
