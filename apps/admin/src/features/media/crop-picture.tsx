import { Button, Input, Modal } from 'antd';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { MediaDetailsResponse } from '@ministry/api-client';
import { type CropFrame, cropProblems, type PictureSize, turnedFocus, turnedSize } from '@ministry/domain';
import { Choice } from '../../components/choice.tsx';
import { Field } from '../../components/field.tsx';
import { nameOf, usesCopy } from '../../library/media.copy.ts';
import { corners, framed, moved, shapes, stretched, typed } from './crop-frame.ts';
import { followPointer, type Point, stepOf } from './follow-pointer.ts';
import { mediaCopy } from './media.copy.ts';
import { PictureBox } from './picture-box.tsx';
import type { MediaActions } from './use-media-actions.ts';
import layout from '../../components/layout.module.css';
import styles from './pictures.module.css';

const { crop: copy } = mediaCopy;

interface CropPictureProps {
  media: MediaDetailsResponse;
  actions: MediaActions;
  onCropped(id: number): void;
  onClose(): void;
}

/** Dialog to choose the part of a picture that replaces the whole picture. */
export function CropPicture({ media, actions, onCropped, onClose }: CropPictureProps) {
  const crop = useCrop(media);
  const { frame, size, shape, quarterTurns } = crop;
  const problems = cropProblems(frame, size);
  const isUncropped = quarterTurns === 0 && frame.width === size.width && frame.height === size.height;

  const show = (id: number) => {
    onClose();
    onCropped(id);
  };
  const replace = () => void actions.crop(media.id, { ...frame, quarterTurns }, show);
  return (
    <Modal
      open
      width={640}
      title={copy.title({ name: nameOf(media) })}
      okText={copy.ok}
      okButtonProps={{ disabled: isUncropped || Object.keys(problems).length > 0, loading: actions.isBusy }}
      onCancel={onClose}
      onOk={replace}
    >
      <div className={layout.stack}>
        <div className={`${layout.row} ${layout.end}`}>
          <Field label={copy.shape}>
            {(control) => <Choice {...control} value={shape} options={shapes} onChange={crop.chooseShape} />}
          </Field>
          <Button onClick={crop.turn}>{copy.turn}</Button>
          {media.hasOriginal ? (
            <Button disabled={actions.isBusy} onClick={() => void actions.restoreOriginal(media.id, show)}>
              {copy.restore}
            </Button>
          ) : null}
        </div>
        <Stage url={media.url} crop={crop} />
        <FrameNumbers crop={crop} problems={problems} />
        <p className={layout.muted}>
          {copy.size({ width: size.width, height: size.height })} {usesCopy(media)} {copy.original}
        </p>
      </div>
    </Modal>
  );
}

interface FrameNumbersProps {
  crop: ReturnType<typeof useCrop>;
  problems: ReturnType<typeof cropProblems>;
}

/** The frame as numbers, for people who cannot drag it. */
function FrameNumbers({ crop, problems }: FrameNumbersProps) {
  const { frame, shape } = crop;
  return (
    <div className={layout.tilesSmall}>
      {Object.entries(copy.fields).map(([name, label]) => {
        const field = name as keyof CropFrame;
        const problem = problems[field];
        return (
          <Field
            key={name}
            label={label}
            error={problem && copy.problems[problem.code]({ label, limit: problem.limit })}
          >
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                value={frame[field]}
                onChange={({ target }) => crop.change(typed(frame, field, Math.round(Number(target.value)), shape))}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}

/** State of the crop: frame, shape and rotation. */
function useCrop(media: MediaDetailsResponse) {
  const [quarterTurns, setTurns] = useState(0);
  const [shape, setShape] = useState('');
  const sizeAfter = (turns: number) => turnedSize({ width: media.width ?? 0, height: media.height ?? 0 }, turns);
  const frameOf = (next: string, turns: number) =>
    framed(sizeAfter(turns), next, turnedFocus({ x: media.focusX ?? 50, y: media.focusY ?? 50 }, turns));
  const [frame, change] = useState(frameOf('', 0));
  return {
    frame,
    shape,
    quarterTurns,
    size: sizeAfter(quarterTurns),
    change,
    chooseShape(next: string) {
      setShape(next);
      change(next === '' ? frame : frameOf(next, quarterTurns));
    },
    turn() {
      const turns = (quarterTurns + 1) % 4;
      setTurns(turns);
      change(frameOf(shape, turns));
    },
  };
}

type Crop = ReturnType<typeof useCrop>;

/** The frame in percent of the picture. */
const placed = ({ left, top, width, height }: CropFrame, size: PictureSize) => ({
  left: `${(100 * left) / size.width}%`,
  top: `${(100 * top) / size.height}%`,
  width: `${(100 * width) / size.width}%`,
  height: `${(100 * height) / size.height}%`,
});

/** The picture with the frame on top. Dragging or the arrow keys move the frame, its corners resize it. */
function Stage({ url, crop: { frame, size, shape, quarterTurns, change } }: { url: string; crop: Crop }) {
  const box = useRef<HTMLDivElement>(null);
  const inPixels = ({ x, y }: Point): Point => ({ x: x * size.width, y: y * size.height });
  const follow = (event: PointerEvent<HTMLElement>, onMove: (to: Point, by: Point) => void) => {
    if (!box.current) return;
    const { left, top } = box.current.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = box.current;
    const begun = inPixels({ x: (event.clientX - left) / offsetWidth, y: (event.clientY - top) / offsetHeight });
    followPointer(event, box.current, (place) => {
      const to = inPixels(place);
      onMove(to, { x: to.x - begun.x, y: to.y - begun.y });
    });
  };
  const step = (event: KeyboardEvent) => {
    const by = stepOf(event);
    if (!by) return;
    event.preventDefault();
    change(moved(frame, by.x, by.y, size));
  };
  return (
    <PictureBox ref={box} url={url} size={size} quarterTurns={quarterTurns}>
      <div className={styles.shade} aria-hidden="true">
        <div style={placed(frame, size)} />
      </div>
      <button
        type="button"
        className={styles.frame}
        style={placed(frame, size)}
        aria-label={copy.frame}
        onPointerDown={(event) => follow(event, (_to, by) => change(moved(frame, by.x, by.y, size)))}
        onKeyDown={step}
      />
      <div className={styles.corners} style={placed(frame, size)} aria-hidden="true">
        {corners.map((corner) => (
          <span
            key={corner}
            data-corner={corner}
            onPointerDown={(event) =>
              follow(event, (to) => change(stretched(frame, corner, to, { picture: size, shape })))
            }
          />
        ))}
      </div>
    </PictureBox>
  );
}
