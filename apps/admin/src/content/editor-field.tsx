import { Input, Switch } from 'antd';
import { Choice } from '../components/choice.tsx';
import { Field } from '../components/field.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import type { ContentItem, ContentType, DraftValue, FieldSpec } from './content-type.ts';
import { IconField } from './icon-field.tsx';
import { ImagesField } from './images-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { fallsToNow, formatMoment } from './normalise.ts';
import styles from './content-editor.module.css';
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
  const change = (next: DraftValue) => onChange(field.name, next);
  const text = typeof value === 'string' ? value : '';
  const list = Array.isArray(value) ? value : [];
  const suggestions = useSuggestions(
    content.type,
    field.name,
    (field.kind === 'text' && field.suggest === true) || field.kind === 'tags',
  );
  const resumeKey = `${content.type}/${id}/${field.name}`;
  const frame = {
    label: field.label,
    error,
    required: field.required ?? false,
    ...(field.hint ? { hint: field.hint } : {}),
  };

  switch (field.kind) {
    case 'markdown':
      return (
        <MarkdownField frame={frame} content={content} value={text} maxLength={field.maxLength} onChange={change} />
      );
    case 'audio':
    case 'video':
    case 'image':
      return (
        <UploadField
          frame={frame}
          kind={field.kind}
          value={text}
          resumeKey={resumeKey}
          onBusy={(isBusy) => onBusy(field.name, isBusy)}
          onChange={change}
        />
      );
    case 'images':
      return (
        <ImagesField
          frame={frame}
          value={list}
          most={field.most}
          resumeKey={resumeKey}
          onBusy={(place, isBusy) => onBusy(`${field.name}.${place}`, isBusy)}
          onChange={change}
        />
      );
    case 'tags':
      return (
        <TagsField
          frame={frame}
          value={list}
          most={field.most}
          maxLength={field.maxLength}
          offered={field.offered ?? []}
          suggestions={suggestions}
          onChange={change}
        />
      );
    case 'select':
      return (
        <Field {...frame}>
          {(control) => <Choice {...control} value={text} options={field.options} onChange={change} />}
        </Field>
      );
    case 'switch':
      return (
        <Field {...frame} className={styles.switch ?? ''}>
          {({ status: _status, 'aria-required': _required, ...control }) => (
            <Switch {...control} checked={value === true} onChange={change} />
          )}
        </Field>
      );
    case 'datetime': {
      const hint =
        field.fallsToNow && fallsToNow(text)
          ? `No date yet: it will be saved as now, ${formatMoment(new Date().toISOString())}.`
          : (field.hint ?? '');
      return (
        <Field {...frame} {...(hint ? { hint } : {})}>
          {(control) => (
            <Input {...control} type="datetime-local" value={text} onChange={(event) => change(event.target.value)} />
          )}
        </Field>
      );
    }
    case 'day':
      return (
        <Field {...frame}>
          {(control) => (
            <Input {...control} type="date" value={text} onChange={(event) => change(event.target.value)} />
          )}
        </Field>
      );
    case 'integer':
      return (
        <Field {...frame}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={text}
              placeholder={field.placeholder}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </Field>
      );
    case 'text':
      return (
        <TextField
          frame={frame}
          value={text}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          suggestions={suggestions}
          onChange={change}
        />
      );
    case 'icon':
      return <IconField frame={frame} value={text} options={field.options} onChange={change} />;
  }
}
