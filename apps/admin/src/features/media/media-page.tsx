import { Button, Checkbox } from 'antd';
import { useRef, useState } from 'react';
import type { MediaResponse } from '@ministry/api-client';
import { uploadLimits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { nameOf } from '../../library/media.copy.ts';
import { MediaGrid } from '../../library/media-grid.tsx';
import { useMediaList } from '../../library/use-media-list.ts';
import { BulkActions } from '../../lists/bulk-actions.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import type { ListAddress } from '../../lists/use-list-address.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useOpened } from '../../lists/use-opened.ts';
import type { PagedList } from '../../lists/use-paged-list.ts';
import { type Selection, useSelection } from '../../lists/use-selection.ts';
import { mediaCopy as copy } from './media.copy.ts';
import { MediaDrawer } from './media-drawer.tsx';
import { MediaUploads, useMediaUploads } from './media-uploads.tsx';
import { RemoveMedia } from './remove-media.tsx';
import { type MediaActions, useMediaActions } from './use-media-actions.ts';
import layout from '../../components/layout.module.css';

const filters = [
  {
    name: 'kind',
    label: common.kind,
    options: { '': copy.kinds.all, image: copy.kinds.image, audio: copy.kinds.audio, video: copy.kinds.video },
  },
  {
    name: 'usage',
    label: copy.usage.label,
    options: { all: copy.usage.all, used: copy.usage.used, unused: copy.usage.unused },
  },
] as const;

/** The media library: search, describe, replace and remove uploaded files. */
export default function MediaPage() {
  const address = useListAddress({ kind: '', usage: 'all', search: '' });
  const { page, ...filter } = address.query;
  const list = useMediaList(filter, page);
  const selection = useSelection();
  const [opened, open] = useOpened('file');
  const chooser = useRef<HTMLInputElement>(null);
  const uploads = useMediaUploads(list.refetch);
  const actions = useMediaActions(list.refetch);
  return (
    <PageFrame
      title={copy.title}
      lead={copy.lead}
      action={
        <Button type="primary" icon={<Icon name="upload" />} onClick={() => chooser.current?.click()}>
          {copy.upload}
        </Button>
      }
    >
      <ListToolbar searchLabel={copy.search} address={address} filters={filters} />
      <MediaUploads uploads={uploads} chooser={chooser}>
        <MediaList list={list} address={address} selection={selection} actions={actions} onOpen={open} />
      </MediaUploads>
      {opened === null ? null : (
        <MediaDrawer key={opened} id={Number(opened)} actions={actions} onOpen={open} onClose={() => open(null)} />
      )}
    </PageFrame>
  );
}

interface MediaListProps {
  list: PagedList<MediaResponse>;
  address: ListAddress<Record<'kind' | 'usage' | 'search', string>>;
  selection: Selection;
  actions: MediaActions;
  onOpen(id: number): void;
}

/** The files, with actions on several at once. */
function MediaList({ list, address, selection, actions, onOpen }: MediaListProps) {
  const [isAsking, setAsking] = useState(false);
  const select = (id: number, isSelected: boolean) =>
    selection.set(isSelected ? [...selection.ids, id] : selection.ids.filter((one) => one !== id));

  async function removeSelected() {
    setAsking(false);
    if (await actions.remove(selection.ids)) selection.clear();
  }
  return (
    <>
      <BulkActions selection={selection} most={uploadLimits.removedAtOnce}>
        {(canRun) => (
          <Button danger disabled={!canRun || actions.isBusy} onClick={() => setAsking(true)}>
            {common.remove}
          </Button>
        )}
      </BulkActions>
      <MediaGrid
        list={list}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        onPage={(next) => address.change({ page: next })}
        verb={copy.view}
        onPress={({ id }) => onOpen(id)}
        corner={(media) => (
          <Checkbox
            className={layout.check ?? ''}
            checked={selection.ids.includes(media.id)}
            onChange={({ target }) => select(media.id, target.checked)}
            aria-label={copy.select({ name: nameOf(media) })}
          />
        )}
      />
      {isAsking ? (
        <RemoveMedia
          count={selection.ids.length}
          onRemove={() => void removeSelected()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
