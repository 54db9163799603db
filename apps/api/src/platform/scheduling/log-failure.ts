import { Logger } from '@nestjs/common';

const logger = new Logger('Schedule');

/** For scheduled work that the next round repeats. The log names the work and not the error, which may contain personal data. */
export const logFailure = (what: string, work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => logger.warn(`${what}: failed; the next round tries again`),
  );
