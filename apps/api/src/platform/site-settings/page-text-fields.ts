import { pageTextLimits as limits } from '@ministry/domain';
import { TextField } from '../validation/fields.ts';

/** The name of a row. */
export const Title = (description: string, example: string) =>
  TextField({ min: 1, max: limits.title, description, example });
/** The text of a row. */
export const Text = (description: string, example: string) =>
  TextField({ min: 1, max: limits.text, description, example });
/** A sentence below a heading. */
export const Lead = (description: string, example: string) =>
  TextField({ max: limits.lead, description: `${description}; may be empty`, example });
export const PageDescription = (example: string) =>
  TextField({
    min: 1,
    max: limits.lead,
    description: 'Description for search engines, and for the search of the site',
    example,
  });
