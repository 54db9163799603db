import { Button, Segmented } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { commonCopy as common } from '../common.copy.ts';
import { Icon } from '../components/icon.tsx';
import { Loading } from '../components/loading.tsx';
import { contentCopy as copy } from './content.copy.ts';
import type { ContentItem, ContentType, Draft } from './content-type.ts';
import { useMarkdownTexts } from './use-markdown.ts';
import layout from '../components/layout.module.css';
import styles from './page-preview.module.css';

interface PagePreviewProps<Item extends ContentItem> {
  content: ContentType<Item>;
  draft: Draft;
  /** Null for a new item. */
  stored: Item | null;
  /** Left out where the surrounding element closes the preview. */
  onClose?(): void;
}

/** Widths of the preview, in CSS pixels. */
const widths = { phone: 360, desktop: 1280 } as const;
type Screen = keyof typeof widths;
const screens: { value: Screen; label: string }[] = [
  { value: 'phone', label: common.phone },
  { value: 'desktop', label: copy.desktop },
];
/** Page of the public site that renders the item it receives (apps/shell/src/pages/page-preview). */
const address = '/page-preview';
/** Milliseconds after which a page that has not reported counts as failed. */
const timeoutMs = 15_000;

/** Live preview of the form: the page of the public site in an iframe, as wide as a phone or a desktop screen. */
export function PagePreview<Item extends ContentItem>({ content, draft, stored, onClose }: PagePreviewProps<Item>) {
  const { nodes, failure } = useMarkdownTexts(content.calls.preview, content.markdownOf(draft));
  const [screen, setScreen] = useState<Screen>('phone');
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const state = useFrameState(frame, attempt);
  const [room, width] = useAvailableSize();

  useEffect(() => {
    if (state !== 'ready') return;
    const preview = { type: content.type, item: content.pageItem(draft, stored, new Date(), nodes) };
    frame.current?.contentWindow?.postMessage({ preview }, location.origin);
  }, [state, content, draft, stored, nodes]);

  // A page wider than the available space is rendered at its full width and scaled down.
  const scale = Math.min(1, width / widths[screen]);
  return (
    <section className={`${layout.stack} ${styles.preview}`} aria-label={copy.previewOfPage}>
      <div className={`${layout.row} ${styles.screens}`}>
        <Segmented<Screen> aria-label={copy.previewWidth} options={screens} value={screen} onChange={setScreen} />
        {onClose ? (
          <Button className={styles.close} type="text" icon={<Icon name="close" />} onClick={onClose}>
            {copy.closePreview}
          </Button>
        ) : null}
        {failure ? <p role="alert">{failure}</p> : null}
      </div>
      <div ref={room} className={styles.room}>
        {state === 'waiting' ? <Loading label={copy.loadingPreview} /> : null}
        {state === 'failed' ? (
          <div role="alert" className={`${layout.stack} ${styles.failed}`}>
            <p>{copy.pagePreviewFailed}</p>
            <Button onClick={() => setAttempt(attempt + 1)}>{common.tryAgain}</Button>
          </div>
        ) : null}
        <iframe
          key={attempt}
          ref={frame}
          title={copy.pageInPreview}
          src={address}
          className={styles.frame}
          style={{
            width: widths[screen],
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
            marginLeft: Math.max(0, (width - widths[screen]) / 2),
          }}
        />
      </div>
    </section>
  );
}

/** Whether the page in the iframe has reported that it is ready. */
function useFrameState(
  frame: React.RefObject<HTMLIFrameElement | null>,
  attempt: number,
): 'waiting' | 'ready' | 'failed' {
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  useEffect(() => {
    setState('waiting');
    const timer = setTimeout(() => setState('failed'), timeoutMs);
    const hear = ({ origin, source, data }: MessageEvent<{ preview?: unknown }>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || data.preview !== 'ready') return;
      clearTimeout(timer);
      setState('ready');
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
    };
  }, [frame, attempt]);
  return state;
}

/** Available width for the page in pixels; follows changes of size. */
function useAvailableSize() {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(widths.phone);
  useLayoutEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? widths.phone));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return [room, width] as const;
}
