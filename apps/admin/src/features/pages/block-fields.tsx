import { Form, Input } from 'antd';
import { pageLimits as limits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import type { RowsProps } from '../../content/content-type.ts';
import { MarkdownField } from '../../content/markdown-field.tsx';
import type { FormRow, NestedRow } from '../../forms/form-row.ts';
import { Framed } from '../../forms/framed.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { typedRule } from '../../forms/typed-rule.ts';
import { UploadField } from '../../uploads/upload-field.tsx';
import { linkProblem, newCard, newFigure, textOf, typeOf } from './block-rows.ts';
import { AlbumChoice, EventChoice } from './named-choices.tsx';
import { pagesCopy as copy } from './pages.copy.ts';
import layout from '../../components/layout.module.css';

interface BlockFieldsProps extends Pick<RowsProps, 'content' | 'resumeKey' | 'onBusy'> {
  place: number;
  row: NestedRow;
}

interface LineProps {
  place: number;
  name: string;
  label: string;
  max: number;
  required?: boolean;
  /** Whether the text has several lines. */
  isLong?: boolean;
  isWide?: boolean;
  hint?: string;
}

const Line = ({ place, name, label, max, required = false, isLong = false, isWide = isLong, hint }: LineProps) => (
  <Form.Item
    className={isWide ? layout.full : undefined}
    name={[place, name]}
    label={label}
    required={required}
    extra={hint}
  >
    {isLong ? <Input.TextArea maxLength={max} autoSize={{ minRows: 3, maxRows: 12 }} /> : <Input maxLength={max} />}
  </Form.Item>
);

const Heading = ({ place }: { place: number }) => (
  <Line place={place} name="heading" label={copy.heading} max={limits.heading} />
);

const Link = ({ place, required = false }: { place: number; required?: boolean }) => (
  <Form.Item
    className={layout.full}
    name={[place, 'link']}
    label={required ? copy.link : copy.linkOptional}
    required={required}
    extra={copy.linkHint}
    {...typedRule(linkProblem)}
  >
    <Input maxLength={limits.url} inputMode="url" />
  </Form.Item>
);

/** The fields of a block, by its type. */
export function BlockFields({ place, row, ...shared }: BlockFieldsProps) {
  switch (typeOf(row)) {
    case 'text':
      return <TextFields place={place} {...shared} />;
    case 'picture':
      return <PictureFields place={place} row={row} {...shared} />;
    case 'figures':
      return <FigureFields place={place} rows={row['figures'] as FormRow[]} />;
    case 'cards':
      return <CardFields place={place} rows={row['cards'] as FormRow[]} />;
    case 'quote':
      return <QuoteFields place={place} />;
    case 'list':
      return <ListFields place={place} />;
    case 'action':
      return (
        <>
          <Line place={place} name="text" label={copy.text} max={limits.actionText} isLong />
          <Line place={place} name="label" label={copy.buttonLabel} max={limits.label} required />
          <Link place={place} required />
        </>
      );
    case 'album':
      return (
        <>
          <Heading place={place} />
          <AlbumChoice place={place} value={textOf(row, 'albumId')} />
        </>
      );
    case 'events':
      return (
        <>
          <Heading place={place} />
          <EventChoice place={place} value={textOf(row, 'eventId')} />
        </>
      );
    case 'giving':
      return (
        <>
          <Heading place={place} />
          <Line place={place} name="text" label={copy.text} max={limits.actionText} isLong />
        </>
      );
  }
}

const QuoteFields = ({ place }: { place: number }) => (
  <>
    <Line place={place} name="text" label={copy.quote} max={limits.quote} required isLong />
    <Line place={place} name="source" label={copy.quoteSource} max={limits.source} />
  </>
);

const ListFields = ({ place }: { place: number }) => (
  <>
    <Heading place={place} />
    <Line
      place={place}
      name="items"
      label={copy.points}
      hint={copy.pointsHint}
      max={limits.listItems * (limits.listItem + 1)}
      required
      isLong
    />
  </>
);

const TextFields = ({ place, content }: Pick<BlockFieldsProps, 'place' | 'content'>) => (
  <>
    <Heading place={place} />
    <div className={layout.full}>
      <Form.Item name={[place, 'text']} noStyle>
        <Framed<string> frame={{ label: common.text, required: false }}>
          {({ value = '', ...field }) => (
            <MarkdownField
              {...field}
              hasPictures
              value={value}
              preview={content.calls.preview}
              maxLength={limits.text}
            />
          )}
        </Framed>
      </Form.Item>
    </div>
  </>
);

const PictureFields = ({ place, row, resumeKey, onBusy }: BlockFieldsProps) => (
  <>
    <div className={layout.full}>
      <Form.Item name={[place, 'image']} noStyle>
        <Framed<string> frame={{ label: common.picture, required: true }}>
          {({ value = '', ...field }) => (
            <UploadField
              {...field}
              value={value}
              kind="image"
              resumeKey={`${resumeKey}/${textOf(row, 'key')}`}
              onBusy={(isBusy) => onBusy(`picture ${textOf(row, 'key')}`, isBusy)}
            />
          )}
        </Framed>
      </Form.Item>
    </div>
    <Line place={place} name="alt" label={copy.pictureText} hint={copy.pictureTextHint} max={limits.alt} required />
    <Line place={place} name="caption" label={copy.caption} max={limits.caption} />
  </>
);

const FigureFields = ({ place, rows }: { place: number; rows: readonly FormRow[] }) => (
  <>
    <Heading place={place} />
    <div className={layout.full}>
      <RowsField
        name={[place, 'figures']}
        heading={copy.figures.heading}
        one={copy.figures.one}
        most={limits.figures}
        rows={rows}
        blank={newFigure}
        nameOf={({ value, label }) => [value, label].filter(Boolean).join(' ')}
      >
        {(at) => (
          <>
            <Line place={at} name="value" label={common.number} max={limits.figureValue} required />
            <Line place={at} name="label" label={copy.figures.label} max={limits.figureLabel} required />
          </>
        )}
      </RowsField>
    </div>
  </>
);

const CardFields = ({ place, rows }: { place: number; rows: readonly FormRow[] }) => (
  <>
    <Heading place={place} />
    <div className={layout.full}>
      <RowsField
        name={[place, 'cards']}
        heading={copy.cards.heading}
        one={copy.cards.one}
        most={limits.cards}
        rows={rows}
        blank={newCard}
        nameOf={({ title }) => String(title)}
      >
        {(at) => (
          <>
            <Line place={at} name="title" label={common.title} max={limits.cardTitle} required isWide />
            <Line place={at} name="text" label={copy.text} max={limits.cardText} isLong />
            <Link place={at} />
          </>
        )}
      </RowsField>
    </div>
  </>
);
