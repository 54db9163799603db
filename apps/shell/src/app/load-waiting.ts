let loading: Promise<typeof import('../waiting/waiting.tsx') | undefined> | undefined;

/** What lets a form wait for a connection. Loaded when a form is first used, since without a connection it cannot be. */
export const loadWaiting = () =>
  (loading ??= import(/* webpackChunkName: "waiting" */ '../waiting/waiting.tsx').catch(() => (loading = undefined)));
