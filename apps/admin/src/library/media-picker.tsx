import { Modal } from 'antd';
import { useState } from 'react';
import type { MediaResponse } from '@ministry/api-client';
import type { UploadKind } from '@ministry/domain';
import { SearchBox } from '../lists/search-box.tsx';
import { kindCopy } from '../uploads/upload-copy.ts';
import { libraryCopy as copy } from './library.copy.ts';
import { MediaGrid } from './media-grid.tsx';
import { useMediaList } from './use-media-list.ts';
import layout from '../components/layout.module.css';

interface MediaPickerProps {
  kind: UploadKind;
  onChoose(media: MediaResponse): void;
  onClose(): void;
}

/** Chooses one of the files that were uploaded before. */
export default function MediaPicker({ kind, onChoose, onClose }: MediaPickerProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const list = useMediaList({ kind, usage: 'all', search }, page);
  function find(text: string) {
    setSearch(text);
    setPage(1);
  }
  return (
    <Modal open width={880} title={copy.chooseEarlierOf({ one: kindCopy[kind].one })} footer={null} onCancel={onClose}>
      <div className={layout.stack}>
        <SearchBox label={copy.searchLibrary} value={search} onSearch={find} />
        <MediaGrid
          list={list}
          isNarrowed={search !== ''}
          onClear={() => find('')}
          onPage={setPage}
          verb={copy.choose}
          onPress={(media) => {
            onChoose(media);
            onClose();
          }}
        />
      </div>
    </Modal>
  );
}
