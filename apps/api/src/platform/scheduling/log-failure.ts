import { Logger } from '@nestjs/common';

const logger = new Logger('Schedule');

/** For scheduled work, which the next round repeats: the log names what failed and not the error, which may carry personal data. */
export const logFailure = (what: string, work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => logger.warn(`${what}: failed; the next round tries again`),
  );
