/** A request sent from this device. Its words are not kept: a telephone is often shared. */
export interface MyPrayer {
  code: string;
  /** ISO date and time. */
  sentAt: string;
}

const key = 'prayer-requests';
/** More than that nobody looks through. */
const most = 30;

const isMine = (value: unknown): value is MyPrayer =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as MyPrayer).code === 'string' &&
  !Number.isNaN(Date.parse((value as MyPrayer).sentAt));

/** The requests sent from this device, newest first. */
export function myPrayers(): MyPrayer[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMine) : [];
  } catch {
    // Storage is refused or holds something else.
    return [];
  }
}

function keep(prayers: MyPrayer[]): MyPrayer[] {
  try {
    if (prayers.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(prayers));
  } catch {
    // Not kept: the code stands on the page, to be written down.
  }
  return prayers;
}

/** Answers what is known then; a code that is known keeps its day. */
export function rememberPrayer(code: string, sentAt: Date): MyPrayer[] {
  const known = myPrayers();
  return known.some((prayer) => prayer.code === code)
    ? known
    : keep([{ code, sentAt: sentAt.toISOString() }, ...known].slice(0, most));
}

export const forgetPrayer = (code: string): MyPrayer[] => keep(myPrayers().filter((prayer) => prayer.code !== code));
