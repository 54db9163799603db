import { Form, Input } from 'antd';
import type { GalleryResponse } from '@ministry/api-client';
import { apiPath, dataOf, readableError } from '@ministry/api-client';
import { galleryLimits } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { DateInput } from '../../forms/date-input.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { ruleOf } from '../../forms/rule-of.ts';
import { useItemForm } from '../../forms/use-item-form.ts';
import { api } from '../../session.ts';
import { type AlbumDraft, toDraft, validate } from './album.ts';
import { albumFacts } from './album-facts.ts';
import { galleriesCopy as copy } from './galleries.copy.ts';

interface AlbumFormProps {
  /** Null for a new album. */
  album: GalleryResponse | null;
  onSaved(album: GalleryResponse): void;
  onClose(): void;
}

const store = (album: GalleryResponse | null, draft: AlbumDraft, version: number | undefined, key: string) => {
  const body = { ...draft, title: draft.title.trim() };
  return dataOf(
    album
      ? api.calls.PUT('/api/photo-galleries/{id}', {
          params: { path: { id: album.id } },
          body: { ...body, version: version ?? null },
        })
      : api.calls.POST('/api/photo-galleries', { body, headers: { 'Idempotency-Key': key } }),
  );
};

/** Title, description and date of an album (GAL-17 to GAL-23). */
export function AlbumForm({ album, onSaved, onClose }: AlbumFormProps) {
  const form = useItemForm<GalleryResponse, AlbumDraft>({
    type: 'album',
    isKeptOnServer: true,
    item: album,
    toValues: toDraft,
    send: (values, { version }, key) => store(album, values, version, key),
    read: (id) => api.read(apiPath('/api/photo-galleries/{id}', { path: { id } })),
    failed: readableError,
    onSaved(saved) {
      showToast({ title: album ? copy.albumForm.saved : copy.albumForm.added({ title: saved.title }) });
      onSaved(saved);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      one={copy.album}
      width={520}
      title={album ? copy.albumForm.editTitle({ title: album.title }) : copy.albumForm.addTitle}
      save={album ? common.save : copy.albumForm.create}
      summary={(theirs) => (
        <>
          <strong>{theirs.title}</strong>, {albumFacts(theirs)}
          {theirs.description ? `. ${theirs.description}` : ''}
        </>
      )}
      onClose={onClose}
    >
      <Form.Item name="title" label={common.title} required rules={[ruleOf(validate, 'title')]}>
        <Input maxLength={galleryLimits.title} />
      </Form.Item>
      <Form.Item name="eventDate" label={copy.albumForm.eventDate} required rules={[ruleOf(validate, 'eventDate')]}>
        <DateInput min="1900-01-01" max="2199-12-31" />
      </Form.Item>
      <Form.Item name="description" label={common.description} extra={copy.albumForm.descriptionHint}>
        <Input.TextArea rows={4} maxLength={galleryLimits.description} />
      </Form.Item>
    </FormDialog>
  );
}
