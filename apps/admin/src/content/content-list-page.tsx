import type { ReactNode } from 'react';
import { BackToOverview } from '../components/back-to-overview.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { ContentList } from './content-list.tsx';
import type { ContentItem, ContentType } from './content-type.ts';

interface ContentListPageProps<Item extends ContentItem> {
  content: ContentType<Item>;
  action?: ReactNode;
  children?: ReactNode;
}

/** The page of one kind of content with its list. */
export function ContentListPage<Item extends ContentItem>({ content, action, children }: ContentListPageProps<Item>) {
  return (
    <PageFrame
      title={content.copy.title}
      lead={content.copy.lead}
      action={action}
      back={content.address.startsWith('/community/') ? <BackToOverview /> : undefined}
    >
      <ContentList content={content} />
      {children}
    </PageFrame>
  );
}
