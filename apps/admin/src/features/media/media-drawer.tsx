import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { apiPath, type MediaDetailsResponse } from '@ministry/api-client';
import { minCropSide, uploadLimits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { DateTime } from '../../components/date-time.tsx';
import { Field } from '../../components/field.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { factsOf, kindNames, nameOf, placeCopy } from '../../library/media.copy.ts';
import { readQuery } from '../../reads.ts';
import { StoredFile } from '../../uploads/stored-file.tsx';
import { CropPicture } from './crop-picture.tsx';
import { FocalPointForm } from './focal-point.tsx';
import { mediaCopy as copy } from './media.copy.ts';
import { RemoveMedia } from './remove-media.tsx';
import { ReplaceMedia } from './replace-media.tsx';
import type { MediaActions } from './use-media-actions.ts';
import layout from '../../components/layout.module.css';

interface MediaDrawerProps {
  id: number;
  actions: MediaActions;
  onOpen(id: number): void;
  onClose(): void;
}

/** One file of the library: its facts, uses and actions. */
export function MediaDrawer({ id, actions, onOpen, onClose }: MediaDrawerProps) {
  const path = apiPath('/api/uploads/{id}', { path: { id } });
  const { data, error, refetch } = useQuery({ ...readQuery(path), gcTime: 0 });
  return (
    <Drawer open size={560} title={data ? nameOf(data) : copy.file} onClose={onClose}>
      <Loaded data={data} error={error} loading={copy.loading} failed={copy.loadFailed} onRetry={() => void refetch()}>
        {(media) => (
          <div className={layout.stack}>
            {media.kind === 'image' ? (
              <FocalPointForm key={media.url} media={media} actions={actions} />
            ) : (
              <StoredFile kind={media.kind} address={media.url} />
            )}
            <Facts media={media} />
            <Places media={media} />
            <Description key={`${media.fileName}/${media.altText}`} media={media} actions={actions} />
            <MediaActions media={media} actions={actions} onOpen={onOpen} onClose={onClose} />
          </div>
        )}
      </Loaded>
    </Drawer>
  );
}

function Facts({ media }: { media: MediaDetailsResponse }) {
  return (
    <dl className={`${layout.pairs} ${layout.lines}`}>
      <dt>{common.kind}</dt>
      <dd>
        {kindNames[media.kind]}, {factsOf(media)}
      </dd>
      <dt>{copy.uploaded}</dt>
      <dd>
        <DateTime iso={media.createdAt} by={media.createdBy} />
      </dd>
      <dt>{common.address}</dt>
      <dd>
        <a href={media.url} target="_blank" rel="noreferrer">
          {media.url}
        </a>
      </dd>
    </dl>
  );
}

function Places({ media: { places } }: { media: MediaDetailsResponse }) {
  return (
    <section>
      <h2>{copy.usedBy}</h2>
      {places.length === 0 ? <p className={layout.muted}>{copy.nothingUsesIt}</p> : null}
      <ul className={layout.plainList}>
        {places.map((place) => {
          const { text, path } = placeCopy(place);
          return <li key={`${place.kind}/${place.id}`}>{path === null ? text : <Link to={path}>{text}</Link>}</li>;
        })}
      </ul>
    </section>
  );
}

function Description({ media, actions }: { media: MediaDetailsResponse; actions: MediaActions }) {
  const [fileName, setFileName] = useState(media.fileName ?? '');
  const [altText, setAltText] = useState(media.altText ?? '');
  const isChanged = fileName !== (media.fileName ?? '') || altText !== (media.altText ?? '');
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void actions.describe(media.id, { fileName, altText });
      }}
    >
      <Field label={common.name}>
        {(control) => (
          <Input
            {...control}
            value={fileName}
            maxLength={uploadLimits.fileName}
            onChange={(event) => setFileName(event.target.value)}
          />
        )}
      </Field>
      {media.kind === 'image' ? (
        <Field label={copy.alternativeText} hint={copy.alternativeTextHint}>
          {(control) => (
            <Input.TextArea
              {...control}
              value={altText}
              maxLength={uploadLimits.altText}
              autoSize={{ minRows: 2, maxRows: 5 }}
              onChange={(event) => setAltText(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <div>
        <Button type="primary" htmlType="submit" disabled={!isChanged || actions.isBusy}>
          {common.save}
        </Button>
      </div>
    </form>
  );
}

const isCroppable = ({ kind, width, height }: MediaDetailsResponse): boolean =>
  kind === 'image' && Math.min(width ?? 0, height ?? 0) >= minCropSide;

interface MediaActionsProps extends Omit<MediaDrawerProps, 'id'> {
  media: MediaDetailsResponse;
}

function MediaActions({ media, actions, onOpen, onClose }: MediaActionsProps) {
  const [open, setOpen] = useState<'crop' | 'replace' | 'remove' | null>(null);
  async function remove() {
    setOpen(null);
    if (await actions.remove([media.id])) onClose();
  }
  return (
    <div className={layout.row}>
      {isCroppable(media) ? (
        <Button disabled={actions.isBusy} onClick={() => setOpen('crop')}>
          {copy.crop.open}
        </Button>
      ) : null}
      <Button disabled={actions.isBusy} onClick={() => setOpen('replace')}>
        {copy.replace.open}
      </Button>
      <Button danger disabled={actions.isBusy || media.isUsed} onClick={() => setOpen('remove')}>
        {common.remove}
      </Button>
      {media.isUsed ? <p className={layout.muted}>{copy.removeOnceUnused}</p> : null}
      {open === 'crop' ? (
        <CropPicture media={media} actions={actions} onCropped={onOpen} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'replace' ? (
        <ReplaceMedia media={media} actions={actions} onReplaced={onOpen} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'remove' ? (
        <RemoveMedia count={1} onRemove={() => void remove()} onClose={() => setOpen(null)} />
      ) : null}
    </div>
  );
}
