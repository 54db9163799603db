import { Input } from 'antd';
import { Field } from '../components/field.tsx';
import type { ContentItem, ContentType } from './content-type.ts';
import type { FieldFrame } from './field-frame.ts';
import { RichPreview } from './rich-preview.tsx';
import { useMarkdown } from './use-markdown.ts';
import styles from './content-editor.module.css';

interface MarkdownFieldProps<Item extends ContentItem> {
  frame: FieldFrame;
  content: ContentType<Item>;
  value: string;
  maxLength: number;
  onChange(value: string): void;
}

/** Text with what it becomes beside it. */
export function MarkdownField<Item extends ContentItem>({
  frame,
  content,
  value,
  maxLength,
  onChange,
}: MarkdownFieldProps<Item>) {
  const { nodes, failure } = useMarkdown(content, value);
  return (
    <div className={styles.markdown}>
      <Field {...frame} hint="**bold**, _italic_, ## heading, - list, > quotation, [link](https://…)">
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
      <section className={styles.rendered} aria-label="Preview of the description">
        <p className={styles.renderedTitle}>Preview</p>
        <div className={styles.paper}>
          {failure ? (
            <p>{failure}</p>
          ) : value.trim() === '' ? (
            <p>What you write appears here as visitors will read it.</p>
          ) : (
            <RichPreview nodes={nodes} />
          )}
        </div>
      </section>
    </div>
  );
}
