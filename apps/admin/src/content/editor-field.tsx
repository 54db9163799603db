import { Form, type FormItemProps, Input, Switch } from 'antd';
import type { ReactNode } from 'react';
import { Choice } from '../components/choice.tsx';
import { DateInput } from '../forms/date-input.tsx';
import type { NestedRow } from '../forms/form-row.ts';
import { Framed } from '../forms/framed.tsx';
import { typedRule } from '../forms/typed-rule.ts';
import { UploadField } from '../uploads/upload-field.tsx';
import { contentCopy as copy } from './content.copy.ts';
import type { ContentItem, ContentType, DraftValue, FieldSpec } from './content-type.ts';
import { asText } from './draft-values.ts';
import { IconField } from './icon-field.tsx';
import { ImagesField } from './images-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { fallsToNow, formatDateTime } from './normalise.ts';
import { SuggestInput } from './suggest-input.tsx';
import { TagsField } from './tags-field.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface EditorFieldProps<Item extends ContentItem> {
  field: FieldSpec;
  content: ContentType<Item>;
  value: DraftValue;
  /** Id of the item, or 'new'. An upload continues automatically when its item is opened again. */
  itemId: number | 'new';
  /** Errors of the API, by API field name. */
  refused: Readonly<Record<string, string>>;
  /** An upload of the field began or ended. */
  onBusy(name: string, isBusy: boolean): void;
}

const titleRule = { required: true, whitespace: true, message: copy.titleMissing };

/** The title is required; other errors are shown while the text is typed. */
function rulesOf(field: FieldSpec): Pick<FormItemProps, 'rules' | 'validateTrigger'> {
  if (field.name === 'title') return { rules: [titleRule] };
  if (field.kind !== 'text' || !field.problemOf) return {};
  return typedRule(field.problemOf);
}

/** One field of the editor, rendered by its kind. */
export function EditorField<Item extends ContentItem>(props: EditorFieldProps<Item>) {
  const { field, value } = props;
  const { name, label, kind, required = false } = field;
  if (field.kind === 'rows') return <RowsOf {...props} field={field} />;
  const { refused: _refused, ...framed } = props;
  if (hasOwnFrame(field)) {
    return (
      <Form.Item name={name} noStyle>
        <FramedField {...framed} field={field} />
      </Form.Item>
    );
  }
  return (
    <Form.Item
      name={name}
      label={label}
      required={required}
      extra={hintOf(field, value)}
      {...rulesOf(field)}
      {...(kind === 'switch' ? { valuePropName: 'checked' } : {})}
    >
      <PlainControl type={props.content.type} field={field} />
    </Form.Item>
  );
}

type OwnFrame = 'markdown' | 'audio' | 'video' | 'image' | 'images' | 'tags' | 'icon';
type FramedSpec = Extract<FieldSpec, { kind: OwnFrame }>;
type RowsSpec = Extract<FieldSpec, { kind: 'rows' }>;
type PlainSpec = Exclude<FieldSpec, FramedSpec | RowsSpec>;

const ownFrames: readonly string[] = ['markdown', 'audio', 'video', 'image', 'images', 'tags', 'icon'];
const hasOwnFrame = (field: FramedSpec | PlainSpec): field is FramedSpec => ownFrames.includes(field.kind);

/** Rows of several fields; those that the API has refused are opened. */
function RowsOf<Item extends ContentItem>({
  field: { name, Rows },
  content,
  value,
  itemId,
  refused,
  onBusy,
}: EditorFieldProps<Item> & { field: RowsSpec }) {
  const places = Object.keys(refused).flatMap((apiName) =>
    apiName.startsWith(`${name}.`) ? Number(apiName.split('.')[1]) : [],
  );
  return (
    <Rows
      rows={Array.isArray(value) ? (value as NestedRow[]) : []}
      content={content}
      resumeKey={`${content.type}/${itemId}/${name}`}
      wrong={new Set(places)}
      onBusy={onBusy}
    />
  );
}

/** Hint of a field; for a missing date it says what will be saved (EDIT-46). */
function hintOf(field: FieldSpec, value: DraftValue): ReactNode {
  return field.kind === 'datetime' && field.fallsToNow && fallsToNow(asText(value))
    ? copy.noDate({ moment: formatDateTime(new Date().toISOString()) })
    : field.hint;
}

/** One antd control. @param control props from the `Form.Item` around it */
function PlainControl({ type, field, ...control }: { type: string; field: PlainSpec }) {
  const isSuggesting = field.kind === 'text' && field.suggest === true;
  const suggestions = useSuggestions(type, field.name, isSuggesting);
  switch (field.kind) {
    case 'select':
      return <Choice {...control} options={field.options} />;
    case 'switch':
      return <Switch {...control} />;
    case 'datetime':
      return <DateInput {...control} withTime />;
    case 'schedule':
      return <DateInput {...control} withTime placeholder={field.placeholder} />;
    case 'day':
      return <DateInput {...control} />;
    case 'integer':
      return <Input {...control} inputMode="numeric" placeholder={field.placeholder} />;
    case 'text':
      return (
        <SuggestInput
          {...control}
          suggestions={suggestions}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
        />
      );
  }
}

interface FramedFieldProps<Item extends ContentItem> extends Omit<
  EditorFieldProps<Item>,
  'value' | 'field' | 'refused'
> {
  field: FramedSpec;
  value?: DraftValue;
  onChange?(value: DraftValue): void;
}

/** A control of several parts, which renders its label, its hint and its error itself. */
function FramedField<Item extends ContentItem>({ field, content, itemId, onBusy, ...control }: FramedFieldProps<Item>) {
  const suggestions = useSuggestions(content.type, field.name, field.kind === 'tags');
  const resumeKey = `${content.type}/${itemId}/${field.name}`;
  const { label, hint, required = false } = field;
  return (
    <Framed<DraftValue> {...control} frame={{ label, required, ...(hint ? { hint } : {}) }}>
      {({ value, ...shared }) => {
        const single = { ...shared, value: typeof value === 'string' ? value : '' };
        const list = { ...shared, value: Array.isArray(value) ? (value as string[]) : [] };
        switch (field.kind) {
          case 'markdown':
            return (
              <MarkdownField
                {...single}
                preview={content.calls.preview}
                maxLength={field.maxLength}
                hasPictures={field.hasPictures}
              />
            );
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
            return (
              <TagsField {...list} most={most} maxLength={maxLength} offered={offered} suggestions={suggestions} />
            );
          }
          case 'icon':
            return <IconField {...single} options={field.options} />;
        }
      }}
    </Framed>
  );
}
