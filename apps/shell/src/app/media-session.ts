type Handlers = Partial<Record<MediaSessionAction, () => void>>;

/** Shows what is playing on the lock screen, with handlers for its buttons and those of headphones. Returns a function that removes it. */
export function showMediaSession(metadata: MediaMetadataInit, handlers: Handlers): () => void {
  const session = (navigator as { mediaSession?: MediaSession }).mediaSession;
  if (!session || typeof MediaMetadata === 'undefined') return () => undefined;
  const actions = Object.keys(handlers) as MediaSessionAction[];
  session.metadata = new MediaMetadata(metadata);
  for (const action of actions) session.setActionHandler(action, handlers[action] ?? null);
  return () => {
    session.metadata = null;
    for (const action of actions) session.setActionHandler(action, null);
  };
}
