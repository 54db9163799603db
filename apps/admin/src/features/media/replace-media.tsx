import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { apiPath, type MediaDetailsResponse } from '@ministry/api-client';
import { withoutFragment } from '@ministry/domain';
import { nameOf, usesCopy } from '../../library/media.copy.ts';
import { readQuery } from '../../reads.ts';
import { UploadField } from '../../uploads/upload-field.tsx';
import { mediaCopy } from './media.copy.ts';
import type { MediaActions } from './use-media-actions.ts';
import layout from '../../components/layout.module.css';

const { replace: copy } = mediaCopy;

interface ReplaceMediaProps {
  media: MediaDetailsResponse;
  actions: MediaActions;
  onReplaced(by: number): void;
  onClose(): void;
}

const nameIn = (url: string) => withoutFragment(url).split('/').at(-1) ?? '';

/** Uploads or chooses a file that replaces another one everywhere. */
export function ReplaceMedia({ media, actions, onReplaced, onClose }: ReplaceMediaProps) {
  const [url, setUrl] = useState('');
  // An upload returns only its address; the id is looked up in the library.
  const { data } = useQuery({
    ...readQuery(apiPath('/api/uploads', { query: { search: nameIn(url), kind: media.kind, limit: 1 } })),
    enabled: url !== '',
    gcTime: 0,
  });
  const next = data?.find((one) => one.url === url && one.id !== media.id);

  async function replace() {
    if (!next || !(await actions.replace(media.id, next.id))) return;
    onClose();
    onReplaced(next.id);
  }
  return (
    <Modal
      open
      title={copy.title({ name: nameOf(media) })}
      okText={copy.ok}
      okButtonProps={{ disabled: !next, loading: actions.isBusy }}
      onCancel={onClose}
      onOk={() => void replace()}
    >
      <div className={layout.stack}>
        <p>
          {usesCopy(media)} {copy.consequence}
        </p>
        <UploadField
          frame={{ label: copy.newFile, error: undefined, required: true }}
          kind={media.kind}
          value={url}
          onChange={setUrl}
        />
      </div>
    </Modal>
  );
}
