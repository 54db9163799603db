import { PageFrame } from '../../components/page-frame.tsx';
import styles from './community.module.css';
import { OverviewCard } from './overview-card.tsx';

/** The three managers of the community, with what waits in each (COM-09 to COM-13). */
export default function CommunityPage() {
  return (
    <PageFrame
      title="Community"
      lead="What visitors meet under Community: testimonies, photo albums and announcements."
    >
      <div className={styles.cards}>
        <OverviewCard
          title="Testimonials"
          text="Review and approve"
          to="/community/testimonials"
          figures={[
            { path: '/api/testimonials?status=draft', label: 'waiting for review', isWaiting: true },
            { path: '/api/testimonials?status=published', label: 'on the site' },
          ]}
        />
        <OverviewCard
          title="Photo Gallery"
          text="Upload and organise"
          to="/community/galleries"
          figures={[
            { path: '/api/photo-galleries?status=current', label: 'on the site' },
            { path: '/api/photo-galleries?status=empty', label: 'of them without photos', isWaiting: true },
          ]}
        />
        <OverviewCard
          title="Announcements"
          text="Create and manage"
          to="/community/announcements"
          figures={[
            { path: '/api/announcements?status=published', label: 'on the site' },
            { path: '/api/announcements?status=draft', label: 'in draft', isWaiting: true },
          ]}
        />
      </div>
    </PageFrame>
  );
}
