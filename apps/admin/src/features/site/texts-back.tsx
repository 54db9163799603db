import { BackLink } from '../../components/back-link.tsx';

/** From the texts of one page to the list of the pages. */
export const TextsBack = () => <BackLink to="/site/texts">Page texts</BackLink>;
