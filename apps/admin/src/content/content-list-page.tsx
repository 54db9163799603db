import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { BackToOverview } from '../components/back-to-overview.tsx';
import { Icon } from '../components/icon.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { useMay } from '../use-may.ts';
import { ContentList } from './content-list.tsx';
import type { ContentItem, ContentType } from './content-type.ts';

interface ContentListPageProps<Item extends ContentItem> {
  content: ContentType<Item>;
  action?: ReactNode;
  children?: ReactNode;
}

/** The page of one kind of content with its list. */
export function ContentListPage<Item extends ContentItem>({ content, action, children }: ContentListPageProps<Item>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const publishes = useMay()('content.publish');
  // The address keeps the filters while the editor is open, so that closing it comes back to the same place.
  const edit = (id: number | 'new') => void navigate({ pathname: `${content.address}/${id}`, search });
  useShortcut('n', content.copy.create, () => edit('new'), publishes);
  return (
    <PageFrame
      title={content.copy.title}
      lead={content.copy.lead}
      action={
        <>
          {action}
          {publishes ? (
            <Button type="primary" icon={<Icon name="plus" />} onClick={() => edit('new')}>
              {content.copy.create}
            </Button>
          ) : null}
        </>
      }
      back={content.address.startsWith('/community/') ? <BackToOverview /> : undefined}
    >
      <ContentList content={content} publishes={publishes} onEdit={edit} />
      {children}
    </PageFrame>
  );
}
