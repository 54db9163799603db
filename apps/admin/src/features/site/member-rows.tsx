import { Checkbox, Form, Input, Tag } from 'antd';
import { peopleLimits as limits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { asText } from '../../content/draft-values.ts';
import { DateInput } from '../../forms/date-input.tsx';
import type { FormRow } from '../../forms/form-values.ts';
import { Framed } from '../../forms/framed.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { UploadField } from '../../uploads/upload-field.tsx';
import { peopleCopy as copy } from './people.copy.ts';
import { newMember, notedBy, type PeopleValues, type StoredPeople } from './people.ts';
import { RowPicture } from './row-picture.tsx';
import layout from '../../components/layout.module.css';

interface MemberRowsProps {
  values: PeopleValues;
  stored: StoredPeople;
  /** Indexes of the rows that the API refused. */
  wrong: ReadonlySet<number>;
  /** Moves the member at an index to another part of the team. */
  onGroup(place: number, groupId: string): void;
  onUpload(name: string, isBusy: boolean): void;
}

const titlesOf = (groups: readonly FormRow[]): Record<string, string> =>
  Object.fromEntries(groups.map(({ id, title }) => [String(id), String(title) || copy.untitledPart]));

/** The people of the team, each in a row that can be expanded. */
export function MemberRows({ values, stored, wrong, onGroup, onUpload }: MemberRowsProps) {
  const { members, groups } = values;
  const titles = titlesOf(groups);
  const groupAt = (place: number) => String(members[place]?.['groupId'] ?? '');
  return (
    <RowsField
      name="members"
      heading={copy.people}
      hint={copy.peopleHint}
      one={copy.person}
      most={limits.members}
      rows={members}
      blank={() => newMember(String(members.at(-1)?.['groupId'] ?? groups[0]?.['id'] ?? ''))}
      nameOf={({ name }) => String(name)}
      wrong={wrong}
      mayMove={(from, to) => groupAt(from) === groupAt(to)}
      onMove={(from, to) => {
        if (groupAt(from) !== groupAt(to)) onGroup(from, groupAt(to));
      }}
      summary={(place) => <Summary row={members[place] ?? {}} part={titles[groupAt(place)] ?? copy.removedPart} />}
    >
      {(place) => (
        <MemberFields
          place={place}
          row={members[place] ?? {}}
          titles={titles}
          noted={notedBy(members[place] ?? {}, stored)}
          onUpload={onUpload}
        />
      )}
    </RowsField>
  );
}

function Summary({ row, part }: { row: FormRow; part: string }) {
  return (
    <>
      <RowPicture src={asText(row['image'])} />
      <span className={layout.column}>
        <strong>{String(row['name']) || copy.newPerson}</strong>
        <span className={layout.muted}>{[row['position'], part].filter(Boolean).join(' · ')}</span>
        <span className={layout.muted}>
          {row['consentOn'] ? null : <Tag color="warning">{copy.notShown}</Tag>}
          {row['onHome'] === true ? <Tag>{common.homePage}</Tag> : null}
        </span>
      </span>
    </>
  );
}

interface MemberFieldsProps {
  place: number;
  row: FormRow;
  titles: Record<string, string>;
  noted: string | null;
  onUpload(name: string, isBusy: boolean): void;
}

function MemberFields({ place, row, titles, noted, onUpload }: MemberFieldsProps) {
  const group = String(row['groupId'] ?? '');
  return (
    <>
      <Form.Item name={[place, 'name']} label={common.name} required>
        <Input maxLength={limits.name} placeholder={copy.nameExample} />
      </Form.Item>
      <Form.Item name={[place, 'position']} label={copy.office} required>
        <Input maxLength={limits.position} />
      </Form.Item>
      <Form.Item name={[place, 'groupId']} label={copy.partOfTeam} required>
        <Choice options={group in titles ? titles : { ...titles, [group]: copy.removedPart }} />
      </Form.Item>
      <Form.Item
        name={[place, 'consentOn']}
        label={copy.consent}
        extra={noted ? copy.consentNotedBy({ name: noted }) : copy.consentHint}
      >
        <DateInput min="1900-01-01" max="2199-12-31" />
      </Form.Item>
      <Form.Item className={layout.full ?? ''} name={[place, 'bio']} label={copy.shortText}>
        <Input.TextArea rows={2} maxLength={limits.bio} />
      </Form.Item>
      <div className={layout.full}>
        <Portrait place={place} row={row} onUpload={onUpload} />
      </div>
      <Form.Item name={[place, 'phone']} label={copy.phone}>
        <Input maxLength={limits.phone} inputMode="tel" />
      </Form.Item>
      <Form.Item name={[place, 'email']} label={copy.email}>
        <Input maxLength={limits.email} inputMode="email" />
      </Form.Item>
      <Form.Item name={[place, 'department']} label={copy.department}>
        <Input maxLength={limits.department} />
      </Form.Item>
      <Form.Item name={[place, 'location']} label={copy.place}>
        <Input maxLength={limits.location} />
      </Form.Item>
      <Form.Item name={[place, 'specialties']} label={copy.specialties} extra={copy.specialtiesHint}>
        <Input maxLength={limits.specialties * (limits.specialty + 2)} />
      </Form.Item>
      <Form.Item name={[place, 'onHome']} valuePropName="checked">
        <Checkbox>{copy.onHomePage}</Checkbox>
      </Form.Item>
    </>
  );
}

function Portrait({ place, row, onUpload }: Pick<MemberFieldsProps, 'place' | 'row' | 'onUpload'>) {
  const id = String(row['id']);
  const name = String(row['name']);
  return (
    <Form.Item name={[place, 'image']} noStyle>
      <Framed<string>
        frame={{
          label: name ? copy.portraitOf({ name }) : copy.portraitOfNew,
          required: false,
          hint: copy.portraitHint,
        }}
      >
        {({ value, ...field }) => (
          <UploadField
            {...field}
            value={value ?? ''}
            kind="image"
            resumeKey={`site-people/${id}/image`}
            onBusy={(isBusy) => onUpload(`portrait ${id}`, isBusy)}
          />
        )}
      </Framed>
    </Form.Item>
  );
}
