import { BackLink } from '../../components/back-link.tsx';
import { pageTextsCopy as pages } from './page-texts.copy.ts';

/** From the texts of one page to the list of the pages. */
export const TextsBack = () => <BackLink to="/site/texts">{pages.title}</BackLink>;
