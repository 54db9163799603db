import { type FindOperator, Raw } from 'typeorm';

/** Condition for the id of an event: it was over before `moment`. */
export const ofEventOverBefore = (moment: Date): FindOperator<number> =>
  Raw((eventId) => `${eventId} IN (SELECT id FROM events WHERE COALESCE(endDate, date) < :moment)`, {
    moment,
  }) as FindOperator<number>;
