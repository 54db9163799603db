import type { Permission } from '@ministry/domain';

/** An account that has a permission. */
export interface StaffHolder {
  username: string;
  email: string | null;
  /** When the account was created or its password last changed, whichever is later. */
  settledAt: Date;
}

/** Tells other domains which accounts have a permission. It exposes nothing of an account but the fields of `StaffHolder`. */
export abstract class StaffDirectory {
  /** Accounts that can sign in and whose role has the permission. */
  abstract holders(permission: Permission): Promise<StaffHolder[]>;
}
