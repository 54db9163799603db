import { everyPermission, type Permission } from './permissions.ts';

/** Roles of staff accounts; `rolePermissions` lists the permissions of each. */
export const staffRoles = ['admin', 'editor', 'treasurer', 'pastor', 'steward', 'media'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The permissions of each role. The guard of the API, the consoles and the test of all routes use this table. */
export const rolePermissions: Record<StaffRole, readonly Permission[]> = {
  // Confidential prayer requests are for pastors only.
  admin: /* @__PURE__ */ everyPermission.filter((permission) => permission !== 'prayers.confidential'),
  editor: ['console.open', 'content.read', 'visits.read', 'content.publish', 'testimonials.manage', 'uploads.add'],
  treasurer: ['console.open', 'ledger.manage', 'giving.manage', 'store.manage', 'uploads.add'],
  pastor: [
    'console.open',
    'content.read',
    'testimonials.manage',
    'messages.manage',
    'prayers.manage',
    'prayers.confidential',
    'families.manage',
  ],
  steward: ['console.open', 'registrations.read', 'check-ins.manage'],
  media: ['media.broadcast'],
};

export const isPermitted = (role: StaffRole, permission: Permission): boolean =>
  rolePermissions[role].includes(permission);

/** In characters of any kind (Unicode). The minimum is long enough that no rule about digits or symbols is needed. */
export const passwordLength = { min: 15, max: 128 } as const;
