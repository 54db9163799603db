import { BackLink } from './back-link.tsx';

/** From a manager of the Community tab to its overview (COM-14). */
export const BackToOverview = () => <BackLink to="/community">Back to Overview</BackLink>;
