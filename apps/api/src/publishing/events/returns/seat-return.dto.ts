import { TextField } from '../../../platform/validation/fields.ts';

/** What the form on the page of a ticket sends. */
export class SeatReturnRequest {
  @TextField({ min: 1, max: 40, description: 'Out of the confirmation', example: 'K7M2QXR4' })
  confirmationCode: string;
}
