import { lazy } from 'react';
import DashboardPage from '../features/dashboard/dashboard-page.tsx';

const OldestWaiting = lazy(() => import('../features/testimonials/oldest-waiting.tsx'));

/** The dashboard, with a card from another feature: the testimonial that has waited longest. */
export default function Dashboard() {
  return <DashboardPage testimonial={<OldestWaiting />} />;
}
