import { Form, Input } from 'antd';
import type { PhotoResponse } from '@ministry/api-client';
import { dataOf, readableError } from '@ministry/api-client';
import { galleryLimits } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { api } from '../../session.ts';
import { AlbumPhoto } from './album-photo.tsx';
import { galleriesCopy as copy } from './galleries.copy.ts';
import styles from './galleries.module.css';

interface AddByAddressProps {
  albumId: number;
  onAdded(photo: PhotoResponse): void;
  onClose(): void;
}

/** Every accepted address begins with this. */
const beginning = 'https://…';

type LinkedPhoto = Record<'url' | 'caption', string>;

/** Adds a photo from another site (GAL-25, GAL-26, GAL-28). The visitor's browser loads it from there. */
export function AddByAddress({ albumId, onAdded, onClose }: AddByAddressProps) {
  const form = useItemForm<PhotoResponse, LinkedPhoto>({
    type: `album-${albumId}-photo`,
    item: null,
    toValues: () => ({ url: '', caption: '' }),
    send: ({ url, caption }, _from, key) =>
      dataOf(
        api.calls.POST('/api/photo-galleries/{id}/photos', {
          params: { path: { id: albumId } },
          body: { url: url.trim(), caption: caption.trim() },
          headers: { 'Idempotency-Key': key },
        }),
      ),
    failed: readableError,
    onSaved(photo) {
      onAdded(photo);
      showToast({ title: copy.addByAddress.done });
      onClose();
    },
  });
  const address = form.values.url.trim();
  return (
    <FormDialog
      form={form}
      one={copy.photo}
      width={520}
      title={copy.addByAddress.title}
      save={copy.addByAddress.save}
      saving={common.adding}
      onClose={onClose}
    >
      <Form.Item
        name="url"
        label={copy.addByAddress.address}
        required
        rules={[{ required: true, whitespace: true, message: copy.addByAddress.addressMissing }]}
        extra={copy.addByAddress.addressHint}
      >
        <Input inputMode="url" placeholder={beginning} maxLength={galleryLimits.url} />
      </Form.Item>
      {/^https:\/\/[^/]+\/./.test(address) ? (
        <AlbumPhoto
          key={address}
          photo={{ url: address, width: null, height: null }}
          alt={copy.addByAddress.preview}
          sizes="300px"
          className={styles.linked}
        />
      ) : null}
      <Form.Item name="caption" label={copy.photos.caption} extra={copy.addByAddress.captionHint}>
        <Input maxLength={galleryLimits.caption} />
      </Form.Item>
    </FormDialog>
  );
}
