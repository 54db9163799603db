import type { Permission } from '@ministry/domain';

/** An account that may do something. */
export interface StaffHolder {
  username: string;
  email: string | null;
  /** Since when it has been there with this password. */
  settledAt: Date;
}

/** Tells domains who may do something; no account leaves it but by name and address. */
export abstract class StaffDirectory {
  /** Accounts that can sign in and whose role has the permission. */
  abstract holders(permission: Permission): Promise<StaffHolder[]>;
}
