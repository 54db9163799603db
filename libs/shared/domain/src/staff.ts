/** Who may sign in: the office (`admin`) and the media team (`media`). */
export const staffRoles = ['admin', 'media'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Characters, any Unicode; long enough that no composition rule is needed. */
export const passwordLength = { min: 15, max: 128 } as const;
