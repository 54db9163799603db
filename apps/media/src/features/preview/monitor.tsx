import { useEffect, useState } from 'react';
import type { MediaStream, Publishing } from '../../api/stream.types.ts';
import { Figure } from '../../components/figure.tsx';
import { points, range, type Sample, withSample } from './history.ts';
import { previewCopy as copy } from './preview.copy.ts';
import components from '../../components/components.module.css';
import styles from './preview.module.css';

const width = 300;
const height = 60;

const kilobits = (bits: number) => copy.kilobits({ kilobits: Math.round(bits / 1_000) });
const frames = (rate: number | null) => (rate === null ? '—' : copy.frames({ rate: Math.round(rate * 10) / 10 }));
const sizeOf = (picture: Pick<Publishing, 'width' | 'height'>) =>
  picture.width && picture.height ? `${picture.width}x${picture.height}` : '—';

/** What the server receives, now and over the last minutes. */
export function Monitor({ stream, at }: { stream: MediaStream; at: Date }) {
  const [history, setHistory] = useState<Sample[]>([]);
  const { publishing, warnings } = stream;
  useEffect(() => setHistory((before) => withSample(before, at.getTime(), publishing)), [at, publishing]);
  const window = range(history);
  return (
    <div className={`${components.stack} ${styles.monitor}`} data-warned={warnings.length > 0 || undefined}>
      <div role="status" aria-label={copy.warnings} className={components.stack}>
        {warnings.map(({ code, message }) => (
          <p key={code} className={`${components.alarm} ${components.strong}`}>
            {message}
          </p>
        ))}
      </div>
      {publishing ? (
        <dl className={components.figures}>
          <Figure name={copy.figures.bitrate} value={kilobits(publishing.bitrate)} />
          <Figure name={copy.figures.frameRate} value={frames(publishing.frameRate)} />
          <Figure name={copy.figures.size} value={sizeOf(publishing)} />
          <Figure
            name={copy.figures.codecs}
            value={[publishing.videoCodec ?? copy.noPicture, publishing.audioCodec ?? copy.noSound].join(', ')}
          />
        </dl>
      ) : null}
      {window && window.most > 0 ? (
        <figure className={styles.graph}>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={copy.graph({ least: kilobits(window.least), most: kilobits(window.most) })}
          >
            <polyline points={points(history, width, height)} fill="none" vectorEffect="non-scaling-stroke" />
          </svg>
          <figcaption className={components.muted}>
            {kilobits(window.least)} – {kilobits(window.most)}, {copy.lastMinutes}
          </figcaption>
        </figure>
      ) : null}
    </div>
  );
}
