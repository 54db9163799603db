let loading: Promise<typeof import('../waiting/waiting.tsx') | undefined> | undefined;

/** Loads the code that queues forms until there is a connection. Called when a form is first used, because it cannot be loaded offline. */
export const loadWaiting = () =>
  (loading ??= import(/* webpackChunkName: "waiting" */ '../waiting/waiting.tsx').catch(() => (loading = undefined)));
