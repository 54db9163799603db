import { useEffect, useState } from 'react';
import type {
  EventPageResponse,
  MinistryPageResponse,
  SermonPageResponse,
  WholePageResponse,
} from '@ministry/api-client';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useNow } from '../../app/site.tsx';
import { Loading } from '../../drawings/loading.tsx';
import type { Announcement } from '../../features/announcements/announcement.ts';
import { AnnouncementCard } from '../../features/announcements/components/announcement-card.tsx';
import { MinistryCard } from '../../features/ministries/components/ministry-card.tsx';
import { EventView } from '../event/event-view.tsx';
import { OwnPageView } from '../own-page/own-page-view.tsx';
import { SermonView } from '../sermon/sermon-view.tsx';
import { previewCopy as copy } from './page-preview.copy.ts';

/** A message of the console: an item as the API would return it. */
type Previewed =
  | { type: 'events'; item: EventPageResponse }
  | { type: 'sermons'; item: SermonPageResponse }
  | { type: 'ministries'; item: MinistryPageResponse }
  | { type: 'announcements'; item: Announcement }
  | { type: 'pages'; item: WholePageResponse };

/**
 * Renders an item that is being edited, inside the console, with the components of the public pages. Accepts messages from
 * its own site only.
 */
function PagePreview() {
  const previewed = usePreviewed();
  usePageHead(copy);
  if (!previewed) return <Loading label={copy.waiting} />;
  return <PreviewedItem {...previewed} />;
}

function PreviewedItem({ type, item }: Previewed) {
  const now = useNow();
  switch (type) {
    case 'events':
      return <EventView event={item} />;
    case 'sermons':
      return <SermonView sermon={item} />;
    case 'ministries':
      return (
        <div className="wrap section">
          <MinistryCard ministry={item} whole={item.content} onReadMore={(event) => event.preventDefault()} />
        </div>
      );
    case 'pages':
      return <OwnPageView page={item} isPreview />;
    case 'announcements':
      return (
        <div className="wrap section">
          <AnnouncementCard announcement={item} now={now} level={2} />
        </div>
      );
  }
}

/** The item in the console's latest message. The page requests the first one. */
function usePreviewed(): Previewed | null {
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  useEffect(() => {
    const take = ({ origin, source, data }: MessageEvent<{ preview?: Previewed }>) => {
      if (origin === location.origin && source === window.parent && data.preview) setPreviewed(data.preview);
    };
    // Links and forms do nothing in a preview.
    const hold = (event: Event) => {
      if (event.type === 'submit' || (event.target as Element).closest('a:not([data-hold]), button')) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('message', take);
    for (const type of ['click', 'submit']) document.addEventListener(type, hold, true);
    window.parent.postMessage({ preview: 'ready' }, location.origin);
    return () => {
      window.removeEventListener('message', take);
      for (const type of ['click', 'submit']) document.removeEventListener(type, hold, true);
    };
  }, []);
  return previewed;
}

export const page: PageModule = { Component: PagePreview };
