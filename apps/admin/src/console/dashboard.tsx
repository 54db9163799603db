import { lazy } from 'react';
import DashboardPage from '../features/dashboard/dashboard-page.tsx';

const OldestWaiting = lazy(() => import('../features/testimonials/oldest-waiting.tsx'));

/** The dashboard with what another feature shows on it. */
export default function Dashboard() {
  return <DashboardPage testimonial={<OldestWaiting />} />;
}
