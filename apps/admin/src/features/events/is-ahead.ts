import { isOver } from '@ministry/domain';

/** Whether it is over by now. */
export const hasEnded = (event: Parameters<typeof isOver>[0]): boolean => isOver(event, new Date());

/** Whether a time has not come yet. @param time as the API tells it */
export const isAhead = (time: string): boolean => new Date(time) > new Date();
