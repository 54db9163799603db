import { isOver } from '@ministry/domain';

/** Whether the event is over now. */
export const hasEnded = (event: Parameters<typeof isOver>[0]): boolean => isOver(event, new Date());

/** Whether a time is in the future. @param time ISO 8601, as the API returns it */
export const isAhead = (time: string): boolean => new Date(time) > new Date();
