import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { copiesOf, copyAddress, type PictureSize, withoutFragment } from '@ministry/domain';
import styles from './pictures.module.css';

interface PictureBoxProps extends ComponentProps<'div'> {
  url: string;
  /** Size of the picture as it is shown, after rotation. */
  size: PictureSize;
  /** Clockwise rotation. */
  quarterTurns?: number;
  children: ReactNode;
}

/** A whole picture in a box of the same size, for content on top of it. */
export function PictureBox({ url, size: { width, height }, quarterTurns = 0, children, ...box }: PictureBoxProps) {
  const isSideways = quarterTurns % 2 === 1;
  const [own, across] = isSideways ? [height, height / width] : [width, 1];
  const copy = copiesOf(own).at(-1)?.name;
  const style: CSSProperties = {
    width: `${100 * across}%`,
    transform: `translate(-50%, -50%) rotate(${quarterTurns * 90}deg)`,
  };
  return (
    <div
      {...box}
      className={styles.box}
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(40vh * ${width / height})` }}
    >
      <div className={styles.whole}>
        <img src={copy ? copyAddress(url, copy, 'jpg') : withoutFragment(url)} alt="" style={style} draggable={false} />
      </div>
      {children}
    </div>
  );
}
