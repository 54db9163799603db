import { Button, Input } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { RichTextNode } from '@ministry/api-client';
import { commonCopy as common } from '../common.copy.ts';
import { Field } from '../components/field.tsx';
import { Loading } from '../components/loading.tsx';
import { contentCopy as copy } from './content.copy.ts';
import type { FieldFrame } from './field-frame.ts';
import { RichPreview } from './rich-preview.tsx';
import { useMarkdown } from './use-markdown.ts';
import layout from '../components/layout.module.css';
import styles from './content-editor.module.css';

/** Loaded only for a form with a long text, and only in the view that needs it. */
const RichEditor = lazy(() => import('../rich-text/rich-editor.tsx'));

interface MarkdownFieldProps {
  frame: FieldFrame;
  /** Parses a text on the server; must be the same function at each render. */
  preview(text: string): Promise<RichTextNode[]>;
  value: string;
  maxLength: number;
  onChange(value: string): void;
  /** Whether pictures are shown where the text is read. */
  hasPictures?: boolean | undefined;
}

/** Storage key: whether this device shows the Markdown view. It is remembered, because people who prefer it use it everywhere. */
const viewKey = 'writesMarkdown';

/** A long text, with a tool bar or as Markdown. */
export function MarkdownField(props: MarkdownFieldProps) {
  const [isMarkdown, setMarkdown] = useState(() => localStorage.getItem(viewKey) === 'yes');
  function choose(next: boolean) {
    setMarkdown(next);
    localStorage.setItem(viewKey, next ? 'yes' : 'no');
  }
  return (
    <div className={layout.stackTight}>
      {isMarkdown ? <PlainMarkdown {...props} /> : <RichField {...props} />}
      <div className={layout.rowEnd}>
        <Button size="small" aria-pressed={isMarkdown} onClick={() => choose(!isMarkdown)}>
          {copy.markdown}
        </Button>
      </div>
    </div>
  );
}

function RichField({ frame, value, maxLength, onChange, hasPictures = false }: MarkdownFieldProps) {
  const tooLong = value.length > maxLength ? copy.tooLong({ max: maxLength }) : undefined;
  return (
    <Field {...frame} error={frame.error ?? tooLong}>
      {(control) => (
        <Suspense fallback={<Loading label={copy.loadingEditor} />}>
          <RichEditor
            control={control}
            label={frame.label}
            value={value}
            onChange={onChange}
            hasPictures={hasPictures}
          />
        </Suspense>
      )}
    </Field>
  );
}

/** The stored Markdown text, with its preview beside it. */
function PlainMarkdown({ frame, preview, value, maxLength, onChange, hasPictures = false }: MarkdownFieldProps) {
  const { nodes, failure } = useMarkdown(preview, value);
  return (
    <div className={layout.tiles}>
      <Field {...frame} hint={hasPictures ? copy.markdownHintWithPictures : copy.markdownHint}>
        {(control) => (
          <Input.TextArea
            {...control}
            value={value}
            maxLength={maxLength}
            autoSize={{ minRows: 12, maxRows: 28 }}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <section className={styles.rendered} aria-label={copy.previewOfText}>
        <p className={`${layout.spaceBelow} ${layout.strong}`}>{common.preview}</p>
        <div className={layout.drop}>
          {failure ? (
            <p>{failure}</p>
          ) : value.trim() === '' ? (
            <p>{copy.previewEmpty}</p>
          ) : (
            <RichPreview nodes={nodes} hasPictures={hasPictures} />
          )}
        </div>
      </section>
    </div>
  );
}
