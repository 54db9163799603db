import { Button, Input } from 'antd';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { MediaDetailsResponse } from '@ministry/api-client';
import { copyAddress, type FocalPoint } from '@ministry/domain';
import { Field } from '../../components/field.tsx';
import { followPointer, placeIn, type Point, stepOf } from './follow-pointer.ts';
import { mediaCopy } from './media.copy.ts';
import { PictureBox } from './picture-box.tsx';
import type { MediaActions } from './use-media-actions.ts';
import layout from '../../components/layout.module.css';
import styles from './pictures.module.css';

const { focus: copy } = mediaCopy;

/** Aspect ratios in which public pages crop pictures. */
const previews = { '16 / 9': '16:9', '1 / 1': '1:1', '4 / 5': '4:5' };

const middle: FocalPoint = { x: 50, y: 50 };
const percent = (value: number): number => Math.max(0, Math.min(100, Math.round(value))) || 0;
const pointAt = ({ x, y }: Point): FocalPoint => ({ x: percent(x * 100), y: percent(y * 100) });

interface FocalPointProps {
  media: MediaDetailsResponse;
  actions: MediaActions;
}

/** Form for the focal point, which stays visible when pages crop the picture, with previews of the crops. */
export function FocalPointForm({ media, actions }: FocalPointProps) {
  const stored: FocalPoint = { x: media.focusX ?? middle.x, y: media.focusY ?? middle.y };
  const [focus, setFocus] = useState(stored);
  const isAt = ({ x, y }: FocalPoint) => focus.x === x && focus.y === y;
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void actions.setFocus(media.id, { focusX: focus.x, focusY: focus.y });
      }}
    >
      <Marked media={media} focus={focus} onChange={setFocus} />
      <Previews url={media.url} focus={focus} />
      <div className={layout.tilesSmall}>
        <Percent label={copy.fromLeft} value={focus.x} onChange={(x) => setFocus({ ...focus, x })} />
        <Percent label={copy.fromTop} value={focus.y} onChange={(y) => setFocus({ ...focus, y })} />
      </div>
      <div className={layout.row}>
        <Button type="primary" htmlType="submit" disabled={isAt(stored) || actions.isBusy}>
          {copy.set}
        </Button>
        <Button disabled={isAt(middle)} onClick={() => setFocus(middle)}>
          {copy.reset}
        </Button>
      </div>
    </form>
  );
}

interface MarkedProps {
  media: MediaDetailsResponse;
  focus: FocalPoint;
  onChange(focus: FocalPoint): void;
}

/** The picture. A click, dragging the marker and the arrow keys move the focal point. */
function Marked({ media, focus, onChange }: MarkedProps) {
  const box = useRef<HTMLDivElement>(null);
  const press = (event: PointerEvent<HTMLElement>) => {
    if (box.current) followPointer(event, box.current, (place) => onChange(pointAt(place)));
  };
  const step = (event: KeyboardEvent) => {
    const by = stepOf(event);
    if (!by) return;
    event.preventDefault();
    onChange({ x: percent(focus.x + by.x), y: percent(focus.y + by.y) });
  };
  return (
    <section className={layout.stackTight}>
      <h2>{copy.heading}</h2>
      <p className={layout.muted}>{copy.hint}</p>
      <PictureBox
        ref={box}
        url={media.url}
        size={{ width: media.width ?? 1, height: media.height ?? 1 }}
        data-target=""
        onClick={(event) => onChange(pointAt(placeIn(event.currentTarget, event)))}
      >
        <div
          className={styles.marker}
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          role="slider"
          tabIndex={0}
          aria-label={copy.heading}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={focus.x}
          aria-valuetext={copy.place({ x: focus.x, y: focus.y })}
          onPointerDown={press}
          onKeyDown={step}
        />
      </PictureBox>
    </section>
  );
}

function Previews({ url, focus }: { url: string; focus: FocalPoint }) {
  return (
    <ul
      className={`${layout.plainList} ${layout.row} ${layout.end} ${layout.muted} ${layout.small} ${styles.previews}`}
      aria-label={copy.previews}
    >
      {Object.entries(previews).map(([aspectRatio, label]) => (
        <li key={label}>
          <img
            src={copyAddress(url, 320, 'jpg')}
            alt=""
            style={{ aspectRatio, objectPosition: `${focus.x}% ${focus.y}%` }}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}

function Percent({ label, value, onChange }: { label: string; value: number; onChange(value: number): void }) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          value={value}
          onChange={({ target }) => onChange(percent(Number(target.value)))}
        />
      )}
    </Field>
  );
}
