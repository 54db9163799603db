import { TextField } from '../../../platform/validation/fields.ts';

/** The form on the page of a ticket. */
export class SeatReturnRequest {
  @TextField({ min: 1, max: 40, description: 'Out of the confirmation', example: 'K7M2QXR4' })
  confirmationCode: string;
}
