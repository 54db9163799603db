import { type ReactNode, useState } from 'react';
import type { SermonResponse } from '@ministry/api-client';
import { useSettings } from '../../app/site.tsx';
import { type MediaKind, playedFirst } from './sermon-media.ts';
import { mediaCopy } from './sermons.copy.ts';

type View = typeof import('./components/sermon-player.tsx').default;

interface Recording {
  sermon: SermonResponse;
  kind: MediaKind;
  /** Address of the recording, from `findSource`. */
  src: string;
  /** Continue at the stored position without asking. */
  resume: boolean;
}

/** Shared by the controls of a page: one player, and one message when something cannot be played or downloaded. */
export interface Player {
  /** Opens the player; without `kind` with the recording that is played first (SER-16 to SER-18). */
  play(sermon: SermonResponse, kind?: MediaKind, options?: { resume: boolean }): void;
  /** Shows a message beside a sermon. */
  announce(sermonId: number, text: string): void;
  /** Id of the sermon whose player is being loaded. */
  opening: number | null;
  notice: { sermonId: number; text: string; count: number } | null;
}

/** The player of a page, and the dialog to render for it. Its code is loaded on the first click. */
export function usePlayer(): [Player, ReactNode] {
  const { saveData } = useSettings();
  const [opening, setOpening] = useState<number | null>(null);
  const [notice, setNotice] = useState<Player['notice']>(null);
  const [open, setOpen] = useState<(Recording & { View: View }) | null>(null);

  const announce = (sermonId: number, text: string) =>
    setNotice((before) => ({ sermonId, text, count: (before?.count ?? 0) + 1 }));

  const play: Player['play'] = (sermon, wanted, options) => {
    const kind = wanted ?? playedFirst(sermon, saveData);
    if (kind === null) return announce(sermon.id, mediaCopy.noMedia);
    setNotice(null);
    setOpening(sermon.id);
    import(/* webpackChunkName: "sermon-player" */ './components/sermon-player.tsx')
      .then(
        async ({ default: View, findSource }) => {
          const src = await findSource(sermon, kind);
          setOpen({ sermon, kind, src, resume: options?.resume === true, View });
        },
        () => announce(sermon.id, mediaCopy.notLoaded),
      )
      .finally(() => setOpening(null));
  };

  // Closing unmounts the player, so that the next one starts afresh (SER-19).
  const dialog = open ? (
    <open.View
      sermon={open.sermon}
      kind={open.kind}
      src={open.src}
      resume={open.resume}
      onClose={() => setOpen(null)}
    />
  ) : null;
  return [{ play, announce, opening, notice }, dialog];
}
