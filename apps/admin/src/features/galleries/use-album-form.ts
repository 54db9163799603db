import { ApiError, dataOf, readableError } from '@ministry/api-client';
import type { GalleryResponse } from '@ministry/api-client';
import { useState } from 'react';
import { keptDrafts } from '../../content/kept-drafts.ts';
import { api } from '../../session.ts';

export interface AlbumDraft {
  title: string;
  description: string;
  eventDate: string;
}

const kind = 'album';
const draftOf = (album: GalleryResponse | null): AlbumDraft => ({
  title: album?.title ?? '',
  description: album?.description ?? '',
  eventDate: album?.eventDate ?? '',
});
const isEqual = (a: AlbumDraft, b: AlbumDraft) => JSON.stringify(a) === JSON.stringify(b);

/** What is wrong before the server is asked (GAL-21, GAL-22). */
export function faultsOf({ title, eventDate }: AlbumDraft): Record<string, string> {
  return {
    ...(title.trim() ? {} : { title: 'Please give the album a title.' }),
    ...(eventDate ? {} : { eventDate: 'Please say when it was.' }),
  };
}

/** The form of an album: what is typed is kept on the device until it is saved or discarded. */
export function useAlbumForm(album: GalleryResponse | null, onSaved: (album: GalleryResponse) => void) {
  const id = album?.id ?? 'new';
  // What the form starts from; after a conflict the state that the other has left.
  const [base, setBase] = useState(album);
  const [kept] = useState(() => keptDrafts.find(kind, id));
  const [draft, setDraft] = useState<AlbumDraft>(() => ({
    ...draftOf(album),
    ...(kept?.draft as Partial<AlbumDraft> | undefined),
  }));
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [theirs, setTheirs] = useState<GalleryResponse | null>(null);

  function change(part: Partial<AlbumDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !(name in part))));
    if (isEqual(next, draftOf(base))) keptDrafts.drop(kind, id);
    else
      keptDrafts.keep(kind, id, {
        draft: { ...next },
        keptAt: new Date().toISOString(),
        basedOn: base?.updatedAt ?? null,
      });
  }

  async function save(from = base) {
    const faults = faultsOf(draft);
    setErrors(faults);
    if (Object.keys(faults).length > 0) return;
    setSending(true);
    setFailure('');
    const body = { ...draft, title: draft.title.trim() };
    try {
      const call = from
        ? api.calls.PUT('/api/photo-galleries/{id}', {
            params: { path: { id: from.id } },
            body: { ...body, version: from.version ?? null },
          })
        : api.calls.POST('/api/photo-galleries', { body });
      const saved = await dataOf(call);
      keptDrafts.drop(kind, id);
      onSaved(saved);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT' && from)
        setTheirs(await api.read<GalleryResponse>(`/api/photo-galleries/${from.id}`).catch(() => null));
      setFailure(readableError(error));
      setErrors(error instanceof ApiError ? error.fields : {});
    } finally {
      setSending(false);
    }
  }

  return {
    draft,
    change,
    save: () => void save(),
    isSending,
    failure,
    errors,
    /** True when the form began with what was typed and never saved. */
    wasKept: kept !== null && !isEqual(draft, draftOf(base)),
    isChanged: !isEqual(draft, draftOf(base)),
    discard() {
      keptDrafts.drop(kind, id);
      setDraft(draftOf(base));
    },
    /** The album as someone else has saved it meanwhile. */
    theirs,
    keepMine() {
      setBase(theirs);
      setTheirs(null);
      void save(theirs);
    },
    takeTheirs() {
      keptDrafts.drop(kind, id);
      setBase(theirs);
      setDraft(draftOf(theirs));
      setTheirs(null);
      setFailure('');
    },
  };
}
