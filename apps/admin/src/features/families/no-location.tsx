import { familiesCopy as copy } from './families.copy.ts';
/** FAM-42 */
export const NoLocation = () => <p>{copy.noLocation}</p>;
