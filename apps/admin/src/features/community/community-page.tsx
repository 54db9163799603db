import { apiPath } from '@ministry/api-client';
import { PageFrame } from '../../components/page-frame.tsx';
import { useMay } from '../../use-may.ts';
import { OverviewCard } from './overview-card.tsx';
import layout from '../../components/layout.module.css';

/** The three managers of the community, with what waits in each (COM-09 to COM-13). */
export default function CommunityPage() {
  const readsTestimonies = useMay()('testimonials.manage');
  return (
    <PageFrame
      title="Community"
      lead="What visitors meet under Community: testimonies, photo albums and announcements."
    >
      <div className={layout.tiles}>
        {readsTestimonies ? (
          <OverviewCard
            title="Testimonials"
            text="Review and approve"
            to="/community/testimonials"
            figures={[
              {
                path: apiPath('/api/testimonials', { query: { status: 'draft', limit: 1 } }),
                label: 'waiting for review',
                isWaiting: true,
              },
              {
                path: apiPath('/api/testimonials', { query: { status: 'published', limit: 1 } }),
                label: 'on the site',
              },
            ]}
          />
        ) : null}
        <OverviewCard
          title="Photo Gallery"
          text="Upload and organise"
          to="/community/galleries"
          figures={[
            { path: apiPath('/api/photo-galleries', { query: { status: 'current', limit: 1 } }), label: 'on the site' },
            {
              path: apiPath('/api/photo-galleries', { query: { status: 'empty', limit: 1 } }),
              label: 'of them without photos',
              isWaiting: true,
            },
          ]}
        />
        <OverviewCard
          title="Announcements"
          text="Create and manage"
          to="/community/announcements"
          figures={[
            { path: apiPath('/api/announcements', { query: { status: 'published', limit: 1 } }), label: 'on the site' },
            {
              path: apiPath('/api/announcements', { query: { status: 'draft', limit: 1 } }),
              label: 'in draft',
              isWaiting: true,
            },
          ]}
        />
      </div>
    </PageFrame>
  );
}
