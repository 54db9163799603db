import { useState, type ReactNode } from 'react';
import type { SermonResponse } from '@ministry/api-client';
import { useSettings } from '../../app/site.tsx';
import { playedFirst, type MediaKind } from './sermon-media.ts';
import { mediaWords } from './sermons.content.ts';

type View = typeof import('./components/sermon-player.tsx').default;

interface Recording {
  sermon: SermonResponse;
  kind: MediaKind;
  /** Straight to where it was left, without asking. */
  resume: boolean;
}

/** What the controls of a page share: one player, and one sentence when something cannot be played or kept. */
export interface Player {
  /** Opens the player, on the recording that comes first where `kind` is not given (SER-16 to SER-18). */
  play(sermon: SermonResponse, kind?: MediaKind, options?: { resume: boolean }): void;
  /** Says why a press did nothing, beside the sermon that it was about. */
  tell(sermonId: number, text: string): void;
  /** The sermon whose player is being loaded. */
  opening: number | null;
  notice: { sermonId: number; text: string; count: number } | null;
}

/** The player of a page and what is to be drawn for it. Its code is loaded with the first press. */
export function usePlayer(): [Player, ReactNode] {
  const { saveData } = useSettings();
  const [opening, setOpening] = useState<number | null>(null);
  const [notice, setNotice] = useState<Player['notice']>(null);
  const [open, setOpen] = useState<(Recording & { View: View }) | null>(null);

  const tell = (sermonId: number, text: string) =>
    setNotice((before) => ({ sermonId, text, count: (before?.count ?? 0) + 1 }));

  const play: Player['play'] = (
    sermon,
    kind = playedFirst(sermon, saveData) ?? undefined,
    { resume } = { resume: false },
  ) => {
    if (kind === undefined) return tell(sermon.id, mediaWords.noMedia);
    setNotice(null);
    setOpening(sermon.id);
    import(/* webpackChunkName: "sermon-player" */ './components/sermon-player.tsx')
      .then(
        ({ default: View }) => setOpen({ sermon, kind, resume, View }),
        () => tell(sermon.id, mediaWords.notLoaded),
      )
      .finally(() => setOpening(null));
  };

  // Closing takes the whole player away, so that the next one begins afresh (SER-19).
  const dialog = open ? (
    <open.View sermon={open.sermon} kind={open.kind} resume={open.resume} onClose={() => setOpen(null)} />
  ) : null;
  return [{ play, tell, opening, notice }, dialog];
}
