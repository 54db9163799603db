import { useState } from 'react';
import type { GalleryResponse } from '@ministry/api-client';
import { ApiError, apiPath, dataOf, readableError } from '@ministry/api-client';
import { type SavedDraft, savedDrafts } from '../../content/saved-drafts.ts';
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

const withRestored = (draft: AlbumDraft, restored: SavedDraft | null): AlbumDraft => ({
  ...draft,
  ...(restored?.draft as Partial<AlbumDraft> | undefined),
});

/** What is wrong before the server is asked (GAL-21, GAL-22). */
export function validate({ title, eventDate }: AlbumDraft): Record<string, string> {
  return {
    ...(title.trim() ? {} : { title: 'Please give the album a title.' }),
    ...(eventDate ? {} : { eventDate: 'Please say when it was.' }),
  };
}

/** On the device, unless it is as it is stored. */
function keep(id: number | 'new', draft: AlbumDraft, base: GalleryResponse | null) {
  if (isEqual(draft, draftOf(base))) savedDrafts.drop(kind, id);
  else
    savedDrafts.keep(kind, id, {
      draft: { ...draft },
      savedAt: new Date().toISOString(),
      basedOn: base?.updatedAt ?? null,
    });
}

/** Stores the album; nothing of it is unsaved any more then. */
async function store(id: number | 'new', draft: AlbumDraft, from: GalleryResponse | null): Promise<GalleryResponse> {
  const body = { ...draft, title: draft.title.trim() };
  const saved = await dataOf(
    from
      ? api.calls.PUT('/api/photo-galleries/{id}', {
          params: { path: { id: from.id } },
          body: { ...body, version: from.version ?? null },
        })
      : api.calls.POST('/api/photo-galleries', { body }),
  );
  savedDrafts.drop(kind, id);
  return saved;
}

/** The album as someone else has left it, where that is why it was refused. */
async function readConflicting(error: unknown, id: number): Promise<GalleryResponse | null> {
  if (!(error instanceof ApiError && error.code === 'VERSION_CONFLICT')) return null;
  return api.read(apiPath('/api/photo-galleries/{id}', { path: { id } })).catch(() => null);
}

/** The form of an album: what is typed is kept on the device until it is saved or discarded. */
export function useAlbumForm(album: GalleryResponse | null, onSaved: (album: GalleryResponse) => void) {
  const id = album?.id ?? 'new';
  // What the form starts from; after a conflict the state that the other has left.
  const [base, setBase] = useState(album);
  const [restored] = useState(() => savedDrafts.find(kind, id));
  const [draft, setDraft] = useState(() => withRestored(draftOf(album), restored));
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [theirs, setTheirs] = useState<GalleryResponse | null>(null);

  function change(part: Partial<AlbumDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !(name in part))));
    keep(id, next, base);
  }

  async function save(from = base) {
    const invalid = validate(draft);
    setErrors(invalid);
    if (Object.keys(invalid).length > 0) return;
    setSending(true);
    setFailure('');
    try {
      onSaved(await store(id, draft, from));
    } catch (error) {
      const other = from ? await readConflicting(error, from.id) : null;
      setTheirs(other);
      if (!other) setFailure(readableError(error));
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
    wasRestored: restored !== null && !isEqual(draft, draftOf(base)),
    isChanged: !isEqual(draft, draftOf(base)),
    discard() {
      savedDrafts.drop(kind, id);
      setDraft(draftOf(base));
    },
    /** The album as someone else has saved it meanwhile. */
    theirs,
    keepMine(other: GalleryResponse) {
      setBase(other);
      setTheirs(null);
      void save(other);
    },
    takeTheirs(other: GalleryResponse) {
      savedDrafts.drop(kind, id);
      setBase(other);
      setDraft(draftOf(other));
      setTheirs(null);
    },
  };
}

export type AlbumEditor = ReturnType<typeof useAlbumForm>;
