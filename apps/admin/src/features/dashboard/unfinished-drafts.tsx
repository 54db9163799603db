import { Button } from 'antd';
import { useState } from 'react';
import { readableError } from '@ministry/api-client';
import type { EditorForm } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { contentCopy } from '../../content/content.copy.ts';
import { kinds } from '../../content/kinds.ts';
import { formatDateTime } from '../../content/normalise.ts';
import { thisDevice } from '../../forms/server-drafts.ts';
import { RowList } from '../../lists/row-list.tsx';
import { unfinishedDraftsCopy as copy } from './unfinished-drafts.copy.ts';
import { type UnfinishedDraft, useUnfinishedDrafts } from './use-unfinished-drafts.ts';
import layout from '../../components/layout.module.css';
import styles from './unfinished-drafts.module.css';

/** Number of drafts shown at first, and after 'Show all'. */
const limits = { few: 5, all: 500 } as const;

const { forms } = copy;
const labels: Record<EditorForm | 'message-template', string> = {
  album: forms.album,
  products: forms.product,
  newsletters: forms.newsletter,
  'site-home': forms.home,
  'site-ministries': forms.ministries,
  'site-aboutTexts': forms.about,
  'site-contactTexts': forms.contact,
  'site-liveTexts': forms.live,
  'site-teamTexts': forms.team,
  'site-privacyTexts': forms.privacy,
  'site-termsTexts': forms.terms,
  'site-programme': forms.programme,
  'site-quiz': forms.quiz,
  'site-assistant': forms.assistant,
  'message-template': forms.message,
};

const contentLabels = Object.entries(kinds).map(
  ([kind, { one }]) => [kind, one.charAt(0).toUpperCase() + one.slice(1)] as const,
);
const labelByForm = new Map<string | null, string>([...Object.entries(labels), ...contentLabels]);
const labelOf = ({ form }: UnfinishedDraft) => labelByForm.get(form) ?? forms.other;
const nameOf = (draft: UnfinishedDraft) => draft.title ?? labelOf(draft);

/** 'Sermon, new. Begun on another device on Fri 27 Nov 2026, 7:20 PM.' */
function factsOf(draft: UnfinishedDraft): string {
  const what = [labelOf(draft), ...(draft.itemId === null ? [copy.newOne] : [])].join(', ');
  const begun = draft.device === thisDevice() ? contentCopy.draftOfThisDevice : contentCopy.draftOfOtherDevice;
  return `${what}. ${begun({ moment: formatDateTime(draft.savedAt) })}`;
}

/** Unsaved drafts of the account from all its devices. Shows nothing while loading, because there are nearly always none. */
export function UnfinishedDrafts() {
  const [limit, setLimit] = useState<number>(limits.few);
  const [asked, setAsked] = useState<UnfinishedDraft | null>(null);
  const { data, error, refetch, open, isOpening, discarding } = useUnfinishedDrafts(limit);
  if (error) return <LoadFailed title={copy.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;

  function close() {
    setAsked(null);
    discarding.reset();
  }
  return (
    <section className={layout.stack} aria-labelledby="unfinished-drafts">
      <h2 id="unfinished-drafts">{copy.heading}</h2>
      <RowList>
        {data.items.map((draft) => (
          <li key={draft.key} className={`${layout.between} ${layout.padded}`}>
            <div className={styles.what ?? ''}>
              <div className={layout.strong}>{nameOf(draft)}</div>
              <div className={`${layout.muted} ${layout.small}`}>{factsOf(draft)}</div>
            </div>
            <DraftButtons draft={draft} isBusy={isOpening} onOpen={open} onDiscard={() => setAsked(draft)} />
          </li>
        ))}
      </RowList>
      {data.total > data.items.length && limit === limits.few ? (
        <div>
          <Button onClick={() => setLimit(limits.all)}>{copy.showAll({ count: data.total })}</Button>
        </div>
      ) : null}
      {asked ? (
        <DeleteQuestion
          title={copy.discardQuestion({ name: nameOf(asked) })}
          ok={common.discard}
          isBusy={discarding.isPending}
          failure={discarding.error ? readableError(discarding.error) : ''}
          onDelete={() => discarding.mutate(asked, { onSuccess: close })}
          onCancel={close}
        >
          <p>{copy.discardText}</p>
        </DeleteQuestion>
      ) : null}
    </section>
  );
}

interface DraftButtonsProps {
  draft: UnfinishedDraft;
  isBusy: boolean;
  onOpen(draft: UnfinishedDraft, address: string): void;
  onDiscard(): void;
}

function DraftButtons({ draft, isBusy, onOpen, onDiscard }: DraftButtonsProps) {
  const { address } = draft;
  const name = nameOf(draft);
  return (
    <div className={layout.row}>
      {address === null ? null : (
        <Button disabled={isBusy} aria-label={copy.continueNamed({ name })} onClick={() => onOpen(draft, address)}>
          {contentCopy.continueDraft}
        </Button>
      )}
      <Button type="text" aria-label={contentCopy.discardDraft({ name })} onClick={onDiscard}>
        {common.discard}
      </Button>
    </div>
  );
}
