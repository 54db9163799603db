import { readStoredList, writeStoredList } from '../../app/stored-list.ts';

/** A prayer request sent from this device. Its text is not stored, because a phone is often shared. */
export interface MyPrayer {
  code: string;
  /** ISO date and time. */
  sentAt: string;
}

const key = 'prayer-requests';
const maxPrayers = 30;

const isMyPrayer = (value: unknown): value is MyPrayer =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as MyPrayer).code === 'string' &&
  !Number.isNaN(Date.parse((value as MyPrayer).sentAt));

/** The requests sent from this device, newest first. */
export const myPrayers = (): MyPrayer[] => readStoredList(key, isMyPrayer);

function store(prayers: MyPrayer[]): MyPrayer[] {
  writeStoredList(key, prayers);
  return prayers;
}

/** Stores a code unless it is stored already, and returns all of them. */
export function rememberPrayer(code: string, sentAt: Date): MyPrayer[] {
  const known = myPrayers();
  return known.some((prayer) => prayer.code === code)
    ? known
    : store([{ code, sentAt: sentAt.toISOString() }, ...known].slice(0, maxPrayers));
}

export const forgetPrayer = (code: string): MyPrayer[] => store(myPrayers().filter((prayer) => prayer.code !== code));
