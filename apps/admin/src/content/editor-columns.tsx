import type { ContentItem, ContentType } from './content-type.ts';
import { EditorField } from './editor-field.tsx';
import type { Editor } from './use-editor.ts';
import styles from './content-editor.module.css';

interface EditorColumnsProps<Item extends ContentItem> {
  content: ContentType<Item>;
  /** The item's, or 'new'. */
  id: number | 'new';
  editor: Editor;
  /** An upload of a field began or ended. */
  onBusy(name: string, isBusy: boolean): void;
}

/** The fields of the editor: the text, and beside it the particulars. */
export function EditorColumns<Item extends ContentItem>({ content, id, editor, onBusy }: EditorColumnsProps<Item>) {
  const { draft, errors } = editor;
  const column = (place: 'main' | 'side') =>
    content.fields
      .filter((field) => field.place === place)
      .map((field) => (
        <EditorField
          key={field.name}
          field={field}
          content={content}
          value={draft[field.name] ?? ''}
          error={errorOf(errors, field.name, { isPublished: 'isActive', ...content.apiNames })}
          id={id}
          onBusy={onBusy}
          onChange={editor.set}
        />
      ));
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{column('main')}</div>
      <div className={styles.side}>{column('side')}</div>
    </div>
  );
}

/** The server names an entry of a list as `tags.3`; it belongs to the field of the list. */
function errorOf(
  errors: Readonly<Record<string, string>>,
  name: string,
  apiNames: Record<string, string>,
): string | undefined {
  return (
    errors[name] ??
    errors[apiNames[name] ?? ''] ??
    Object.entries(errors).find(([field]) => field.startsWith(`${name}.`))?.[1]
  );
}
