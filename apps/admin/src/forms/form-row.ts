/** One of several rows in a form, each with the same fields. */
export type FormRow = Record<string, string | boolean>;

/** A row that has rows of its own, such as a block with its cards. */
export type NestedRow = Record<string, string | boolean | FormRow[]>;
