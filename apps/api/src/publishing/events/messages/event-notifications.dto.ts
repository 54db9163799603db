import { PushEndpointRequest } from '../../../platform/push/notifications.dto.ts';
import { TextField } from '../../../platform/validation/fields.ts';

/** Subscribes a device to news about a seat. */
export class EventNotificationsRequest extends PushEndpointRequest {
  @TextField({
    min: 1,
    max: 300,
    description: 'Code of the ticket, or address of its page',
    example: '112C4N7QK9XM',
  })
  ticket: string;
}
