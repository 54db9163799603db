import type { ContentItem, ContentType } from './content-type.ts';
import { EditorField } from './editor-field.tsx';
import type { Editor } from './use-editor.ts';
import layout from '../components/layout.module.css';

interface EditorColumnsProps<Item extends ContentItem> {
  content: ContentType<Item>;
  editor: Editor<Item>;
  /** The preview is shown beside the fields. */
  isNarrow: boolean;
}

/** The fields of the editor: the text, and beside it the details. */
export function EditorColumns<Item extends ContentItem>({ content, editor, isNarrow }: EditorColumnsProps<Item>) {
  const column = (place: 'main' | 'side') =>
    content.fields
      .filter((field) => field.place === place)
      .map((field) => (
        <EditorField
          key={field.name}
          field={field}
          content={content}
          value={editor.values[field.name] ?? ''}
          itemId={editor.item?.id ?? 'new'}
          refused={editor.refused}
          onBusy={editor.notifyUpload}
        />
      ));
  return (
    <div className={isNarrow ? layout.stack : layout.withAside}>
      <div className={`${layout.card} ${layout.padded} ${layout.stackLoose}`}>{column('main')}</div>
      <div className={`${layout.card} ${layout.padded} ${layout.stackLoose}`}>{column('side')}</div>
    </div>
  );
}
