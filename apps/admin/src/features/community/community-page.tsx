import { apiPath } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { useMay } from '../../use-may.ts';
import { communityCopy as copy } from './community.copy.ts';
import { OverviewCard } from './overview-card.tsx';
import layout from '../../components/layout.module.css';

/** The three managers of the community with the number of waiting items in each (COM-09 to COM-13). */
export default function CommunityPage() {
  const readsTestimonies = useMay()('testimonials.manage');
  return (
    <PageFrame title={common.community} lead={copy.lead}>
      <div className={layout.tiles}>
        {readsTestimonies ? (
          <OverviewCard
            title={copy.testimonials.title}
            text={copy.testimonials.text}
            to="/community/testimonials"
            figures={[
              {
                path: apiPath('/api/testimonials', { query: { status: 'draft', limit: 1 } }),
                label: copy.testimonials.waiting,
                isWaiting: true,
              },
              {
                path: apiPath('/api/testimonials', { query: { status: 'published', limit: 1 } }),
                label: copy.testimonials.onTheSite,
              },
            ]}
          />
        ) : null}
        <OverviewCard
          title={copy.galleries.title}
          text={copy.galleries.text}
          to="/community/galleries"
          figures={[
            {
              path: apiPath('/api/photo-galleries', { query: { status: 'current', limit: 1 } }),
              label: copy.galleries.onTheSite,
            },
            {
              path: apiPath('/api/photo-galleries', { query: { status: 'empty', limit: 1 } }),
              label: copy.galleries.withoutPhotos,
              isWaiting: true,
            },
          ]}
        />
        <OverviewCard
          title={copy.announcements.title}
          text={copy.announcements.text}
          to="/community/announcements"
          figures={[
            {
              path: apiPath('/api/announcements', { query: { status: 'published', limit: 1 } }),
              label: copy.announcements.onTheSite,
            },
            {
              path: apiPath('/api/announcements', { query: { status: 'draft', limit: 1 } }),
              label: copy.announcements.inDraft,
              isWaiting: true,
            },
          ]}
        />
      </div>
    </PageFrame>
  );
}
