import { Button, Pagination } from 'antd';
import { useId, useRef, useState } from 'react';
import type { NewsletterEntry, NewsletterSubscribersResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { PageNotice } from '../../components/page-notice.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { latestCount, latestNote } from './latest.ts';
import { newsletterCopy as copy } from './newsletter.copy.ts';
import { SubscriberRow } from './subscriber-row.tsx';
import type { Newsletter, SubscriberView } from './use-newsletter.ts';
import layout from '../../components/layout.module.css';

interface SubscribersProps {
  newsletter: Newsletter;
  data: NewsletterSubscribersResponse;
  view: SubscriberView;
  onView(view: SubscriberView): void;
}

/** The latest ten subscribers, all of them by pages, or the results of a search. */
export function Subscribers({ newsletter, data, view, onView }: SubscribersProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<NewsletterEntry | null>(null);
  const note = view.page === null ? latestNote(data.count) : '';

  async function remove(entry: NewsletterEntry) {
    setAsked(null);
    // The row that had the focus is removed, so the heading of the list gets the focus.
    if (await newsletter.remove(entry)) heading.current?.focus();
  }

  return (
    <section className={layout.stack} aria-labelledby={id} aria-busy={newsletter.isFetching}>
      <div className={layout.between}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {view.search ? copy.subscribersFound : view.page === null ? copy.latestSubscribers : copy.allSubscribers}
        </h2>
        {data.count > 0 ? (
          <search style={{ flex: '1 1 240px', maxWidth: 320 }}>
            <SearchBox
              label={copy.searchSubscribers}
              value={view.search}
              onSearch={(search) => onView({ search, page: search ? 1 : null })}
            />
          </search>
        ) : null}
      </div>
      <p role="status" className={layout.muted}>
        {view.search ? copy.found({ found: data.found, search: view.search }) : note}
      </p>
      {data.entries.length === 0 ? (
        <PageNotice text={view.search ? copy.nobodyFound : copy.nobodyYet} />
      ) : (
        <RowList className={layout.rows}>
          {data.entries.map((entry) => (
            <SubscriberRow key={entry.id} entry={entry} onRemove={() => setAsked(entry)} />
          ))}
        </RowList>
      )}
      {note ? (
        <Button onClick={() => onView({ search: '', page: 1 })}>{copy.showAll({ count: data.count })}</Button>
      ) : null}
      {view.page === null ? null : (
        <Pagination
          align="center"
          hideOnSinglePage
          showSizeChanger={false}
          current={view.page}
          pageSize={latestCount}
          total={data.found}
          onChange={(page) => onView({ ...view, page })}
        />
      )}
      {asked ? (
        <RemoveQuestion entry={asked} onRemove={() => void remove(asked)} onCancel={() => setAsked(null)} />
      ) : null}
    </section>
  );
}

interface RemoveQuestionProps {
  entry: NewsletterEntry;
  onRemove(): void;
  onCancel(): void;
}

const RemoveQuestion = ({ entry, onRemove, onCancel }: RemoveQuestionProps) => (
  <DeleteQuestion title={copy.removeTitle} ok={common.remove} onDelete={onRemove} onCancel={onCancel}>
    <p>{copy.removeQuestion({ email: entry.email })}</p>
  </DeleteQuestion>
);
