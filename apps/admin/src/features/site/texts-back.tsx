import { BackLink } from '../../components/back-link.tsx';
import { pageTextsCopy as pages } from './page-texts.copy.ts';

/** Link from the texts of one page to the list of pages. */
export const TextsBack = () => <BackLink to="/site/texts">{pages.title}</BackLink>;
