import { BackLink } from './back-link.tsx';
import { componentsCopy as copy } from './components.copy.ts';

/** Link from a page of the Community section back to its overview (COM-14). */
export const BackToOverview = () => <BackLink to="/community">{copy.backToOverview}</BackLink>;
