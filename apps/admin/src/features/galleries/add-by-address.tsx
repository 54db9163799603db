import { Alert, Button, Input, Modal } from 'antd';
import type { FormEvent } from 'react';
import { useState } from 'react';
import type { PhotoResponse } from '@ministry/api-client';
import { ApiError, dataOf, readableError } from '@ministry/api-client';
import { galleryLimits } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { Field } from '../../components/field.tsx';
import { focusFirstField } from '../../components/focus-first-field.ts';
import { useInvalidFocus } from '../../components/use-invalid-focus.ts';
import { api } from '../../session.ts';
import { AlbumPhoto } from './album-photo.tsx';
import styles from './galleries.module.css';

interface AddByAddressProps {
  albumId: number;
  onAdded(photo: PhotoResponse): void;
  onClose(): void;
}

function useLinkedPhoto(albumId: number, onSaved: (photo: PhotoResponse) => void) {
  const [url, setUrl] = useState('');
  const [caption, setCaption] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function add(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    if (!url.trim()) return setErrors({ url: 'Please give the address of a photo.' });
    setErrors({});
    setSending(true);
    try {
      onSaved(
        await dataOf(
          api.calls.POST('/api/photo-galleries/{id}/photos', {
            params: { path: { id: albumId } },
            body: { url: url.trim(), caption: caption.trim() },
          }),
        ),
      );
    } catch (error) {
      setFailure(error);
      setErrors(error instanceof ApiError ? error.fields : {});
    } finally {
      setSending(false);
    }
  }
  return { url, setUrl, caption, setCaption, isSending, failure, errors, add };
}

/** Adds a photo that lies on another site (GAL-25, GAL-26, GAL-28); the visitor's browser fetches it from there. */
export function AddByAddress({ albumId, onAdded, onClose }: AddByAddressProps) {
  const { url, setUrl, caption, setCaption, isSending, failure, errors, add } = useLinkedPhoto(albumId, (photo) => {
    onAdded(photo);
    showToast({ title: 'The photo was added.' });
    onClose();
  });
  const form = useInvalidFocus(errors);
  const address = url.trim();
  return (
    <Modal open afterOpenChange={focusFirstField} title="Add a photo by its address" footer={null} onCancel={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void add(event)}>
        {failure && Object.keys(errors).length === 0 ? (
          <Alert type="error" showIcon role="alert" title={readableError(failure)} />
        ) : null}
        <Field
          label="Address of the photo"
          required
          hint="It begins with https:// and leads to the picture itself. It stays on that site: if it goes there, it goes here."
          error={errors['url']}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              placeholder="https://…"
              value={url}
              maxLength={galleryLimits.url}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </Field>
        {/^https:\/\/[^/]+\/./.test(address) ? (
          <AlbumPhoto
            key={address}
            photo={{ url: address, width: null, height: null }}
            alt="The photo at this address"
            sizes="300px"
            className={styles.linked}
          />
        ) : null}
        <Field label="Caption" hint="It may stay empty." error={errors['caption']}>
          {(control) => (
            <Input
              {...control}
              value={caption}
              maxLength={galleryLimits.caption}
              onChange={(event) => setCaption(event.target.value)}
            />
          )}
        </Field>
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" disabled={isSending}>
            {isSending ? 'Adding…' : 'Add photo'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
