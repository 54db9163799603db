import { UploadField } from '../uploads/upload-field.tsx';
import type { ContentItem, ContentType, DraftValue, FieldSpec } from './content-type.ts';
import type { FieldFrame } from './field-frame.ts';
import { IconField } from './icon-field.tsx';
import { ImagesField } from './images-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { DateTimeField, InputField, SelectField, SwitchField } from './plain-fields.tsx';
import { TagsField } from './tags-field.tsx';
import { TextField } from './text-field.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface EditorFieldProps<Item extends ContentItem> {
  field: FieldSpec;
  content: ContentType<Item>;
  value: DraftValue;
  error: string | undefined;
  /** The item's, or 'new': an upload goes on by itself when its item is opened again. */
  id: number | 'new';
  /** An upload of the field began or ended. */
  onBusy(name: string, isBusy: boolean): void;
  onChange(name: string, value: DraftValue): void;
}

/** One field of the editor, drawn by its kind. */
export function EditorField<Item extends ContentItem>({
  field,
  content,
  value,
  error,
  id,
  onBusy,
  onChange,
}: EditorFieldProps<Item>) {
  const isSuggesting = (field.kind === 'text' && field.suggest === true) || field.kind === 'tags';
  const suggestions = useSuggestions(content.type, field.name, isSuggesting);
  const resumeKey = `${content.type}/${id}/${field.name}`;
  const shared = { frame: frameOf(field, error), onChange: (next: DraftValue) => onChange(field.name, next) };
  const single = { ...shared, value: typeof value === 'string' ? value : '' };
  const list = { ...shared, value: Array.isArray(value) ? value : [] };

  switch (field.kind) {
    case 'markdown':
      return <MarkdownField {...single} content={content} maxLength={field.maxLength} />;
    case 'audio':
    case 'video':
    case 'image': {
      const notify = (isBusy: boolean) => onBusy(field.name, isBusy);
      return <UploadField {...single} kind={field.kind} resumeKey={resumeKey} onBusy={notify} />;
    }
    case 'images': {
      const notify = (place: number, isBusy: boolean) => onBusy(`${field.name}.${place}`, isBusy);
      return <ImagesField {...list} most={field.most} resumeKey={resumeKey} onBusy={notify} />;
    }
    case 'tags': {
      const { most, maxLength, offered = [] } = field;
      return <TagsField {...list} most={most} maxLength={maxLength} offered={offered} suggestions={suggestions} />;
    }
    case 'select':
      return <SelectField {...single} options={field.options} />;
    case 'switch':
      return <SwitchField {...shared} value={value === true} />;
    case 'datetime':
      return <DateTimeField {...single} fallsToNow={field.fallsToNow} />;
    case 'day':
      return <InputField {...single} type="date" />;
    case 'integer':
      return <InputField {...single} inputMode="numeric" placeholder={field.placeholder} />;
    case 'text': {
      const { maxLength, placeholder } = field;
      return <TextField {...single} maxLength={maxLength} placeholder={placeholder} suggestions={suggestions} />;
    }
    case 'icon':
      return <IconField {...single} options={field.options} />;
  }
}

const frameOf = ({ label, hint, required = false }: FieldSpec, error: string | undefined): FieldFrame => ({
  label,
  error,
  required,
  ...(hint ? { hint } : {}),
});
