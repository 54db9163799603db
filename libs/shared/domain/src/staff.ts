import { everyPermission, type Permission } from './permissions.ts';

/** What a staff account may be; each may do what `rolePermissions` says. */
export const staffRoles = ['admin', 'editor', 'treasurer', 'pastor', 'steward', 'media'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The one table of who may do what: read by the guard, by the consoles and by the test of all routes. */
export const rolePermissions: Record<StaffRole, readonly Permission[]> = {
  // What was told a pastor in confidence is not the office's.
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

/** Characters, any Unicode; long enough that no composition rule is needed. */
export const passwordLength = { min: 15, max: 128 } as const;
