import { BackLink } from './back-link.tsx';
import { componentsCopy as copy } from './components.copy.ts';

/** From a manager of the Community tab to its overview (COM-14). */
export const BackToOverview = () => <BackLink to="/community">{copy.backToOverview}</BackLink>;
