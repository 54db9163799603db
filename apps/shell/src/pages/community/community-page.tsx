import { Link, useSearchParams } from 'react-router-dom';
import type { ApiPath } from '@ministry/api-client';
import { listPage } from '../../app/list-page.ts';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useIsShown } from '../../app/site.tsx';
import { announcementCopy } from '../../features/announcements/announcements.copy.ts';
import { announcementsPath } from '../../features/announcements/api/use-announcements.ts';
import { AnnouncementList } from '../../features/announcements/components/announcement-list.tsx';
import { galleryReads } from '../../features/gallery/api/use-galleries.ts';
import { GalleryView } from '../../features/gallery/components/gallery-view.tsx';
import { testimonialsPath } from '../../features/testimonials/api/use-testimonials.ts';
import { TestimonyForm } from '../../features/testimonials/components/testimony-form.tsx';
import { TestimonyList } from '../../features/testimonials/components/testimony-list.tsx';
import { testimonialCopy } from '../../features/testimonials/testimonials.copy.ts';
import { outcomeWithoutScript } from '../../forms/plain-outcome.ts';
import { Banner } from '../../layout/banner.tsx';
import { communityCopy as copy } from './community.copy.ts';
import { type CommunityTab, communityTabs, tabOf } from './tabs.ts';
import css from './community.module.css';

const galleryBase = communityTabs[1].href;

function CommunityPage() {
  const [search] = useSearchParams();
  const tab = tabOf(search, useIsShown());
  usePageHead({
    title: copy.title,
    description: copy.description,
    path: communityTabs.find((each) => each.tab === tab)?.canonical ?? '/community',
  });
  return (
    <>
      <Banner title={copy.title} lead={copy.lead}>
        <Tabs current={tab} />
      </Banner>
      <div className={`wrap ${css.tab}`}>
        {tab === 'testimonials' ? (
          <Testimonials search={search} />
        ) : tab === 'gallery' ? (
          <Gallery />
        ) : (
          <Announcements page={listPage(search)} />
        )}
      </div>
    </>
  );
}

/** COM-01: links, so that they work without a script. */
function Tabs({ current }: { current: CommunityTab }) {
  const isShown = useIsShown();
  return (
    <nav aria-label={copy.tabs} className={css.tabs}>
      {communityTabs
        .filter(({ href }) => isShown(href))
        .map(({ tab, label, href }) => (
          <Link key={tab} to={href} aria-current={tab === current ? 'page' : undefined}>
            {label}
          </Link>
        ))}
    </nav>
  );
}

function Testimonials({ search }: { search: URLSearchParams }) {
  return (
    <div className={css.columns}>
      <section aria-labelledby="testimonials">
        <div className={css.head}>
          <h2 id="testimonials">{testimonialCopy.heading}</h2>
          <a href="#testimony" className={`btn btn-quiet ${css.jump}`}>
            {testimonialCopy.share}
          </a>
        </div>
        <TestimonyList page={listPage(search)} />
      </section>
      <TestimonyForm outcome={outcomeWithoutScript(search, 'testimony')} />
    </div>
  );
}

function Gallery() {
  return (
    <section aria-labelledby="gallery">
      <h2 id="gallery" className={css.heading}>
        {communityTabs[1].label}
      </h2>
      <GalleryView base={galleryBase} level={3} />
    </section>
  );
}

function Announcements({ page }: { page: number }) {
  return (
    <section aria-labelledby="announcements">
      <h2 id="announcements" className={css.heading}>
        {announcementCopy.title}
      </h2>
      <AnnouncementList page={page} level={3} />
    </section>
  );
}

const readsOf = (search: URLSearchParams): Record<CommunityTab, ApiPath<unknown>[]> => ({
  testimonials: [testimonialsPath(listPage(search))],
  gallery: galleryReads(search),
  announcements: [announcementsPath(listPage(search))],
});

export const page: PageModule = {
  Component: CommunityPage,
  query: ['tab', 'page', 'album', 'photo', 'testimony', 'fields'],
  reads: ({ search }) => readsOf(search)[tabOf(search)],
};
