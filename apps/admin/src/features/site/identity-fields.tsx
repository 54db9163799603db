import { Form, Input } from 'antd';
import { identityLimits as limits, mapAddress } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { DateInput } from '../../forms/date-input.tsx';
import { FieldRow } from '../../forms/field-row.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { identityCopy as copy } from './identity.copy.ts';
import { type IdentityValues, placeOf } from './identity.ts';
import { LookFields } from './look-fields.tsx';

const figureFields = (place: number) => (
  <>
    <Form.Item name={[place, 'value']} label={common.number} required>
      <Input maxLength={limits.figureValue} placeholder="900+" />
    </Form.Item>
    <Form.Item name={[place, 'label']} label={copy.figureLabel} required>
      <Input maxLength={limits.figureLabel} placeholder={copy.figureLabelExample} />
    </Form.Item>
  </>
);

interface IdentityFieldsProps {
  values: IdentityValues;
  /** Replaces values that the user does not type. */
  onReplace(values: Partial<IdentityValues>): void;
  onUpload(name: string, isBusy: boolean): void;
}

export function IdentityFields({ values, onReplace, onUpload }: IdentityFieldsProps) {
  return (
    <>
      <Names />
      <LookFields values={values} onReplace={onReplace} onUpload={onUpload} />
      <Reach />
      <PlaceFields values={values} />
      <RowsField
        name="social"
        heading={copy.social}
        hint={copy.socialHint}
        one={copy.link}
        most={limits.social}
        rows={values.social}
        blank={() => ({ name: '', href: 'https://' })}
        nameOf={({ name }) => String(name)}
      >
        {(place) => (
          <>
            <Form.Item name={[place, 'name']} label={copy.socialSite} required>
              <Input maxLength={limits.socialName} placeholder={copy.socialSiteExample} />
            </Form.Item>
            <Form.Item name={[place, 'href']} label={common.address} required>
              <Input maxLength={limits.url} inputMode="url" />
            </Form.Item>
          </>
        )}
      </RowsField>
      <RowsField
        name="figures"
        heading={copy.homeFigures}
        one={copy.figure}
        most={limits.figures}
        rows={values.figures}
        blank={() => ({ value: '', label: '' })}
        nameOf={({ value, label }) => `${String(value)} ${String(label)}`.trim()}
      >
        {figureFields}
      </RowsField>
      <RowsField
        name="reach"
        heading={copy.aboutFigures}
        one={copy.figure}
        most={limits.figures}
        rows={values.reach}
        blank={() => ({ value: '', label: '' })}
        nameOf={({ value, label }) => `${String(value)} ${String(label)}`.trim()}
      >
        {figureFields}
      </RowsField>
    </>
  );
}

const Names = () => (
  <>
    <h2>{common.name}</h2>
    <FieldRow>
      <Form.Item name="name" label={common.name} required>
        <Input maxLength={limits.name} />
      </Form.Item>
      <Form.Item name="shortName" label={copy.shortName} required extra={copy.shortNameHint}>
        <Input maxLength={limits.shortName} />
      </Form.Item>
    </FieldRow>
    <Form.Item name="tagline" label={copy.tagline} required extra={copy.taglineHint}>
      <Input maxLength={limits.tagline} />
    </Form.Item>
    <Form.Item name="description" label={common.description} required extra={copy.descriptionHint}>
      <Input.TextArea rows={3} maxLength={limits.description} />
    </Form.Item>
    <FieldRow>
      <Form.Item name="founded" label={copy.founded} required>
        <DateInput min="1900-01-01" max="2199-12-31" />
      </Form.Item>
      <Form.Item name="copyrightSince" label={copy.copyrightSince} required extra={copy.copyrightSinceHint}>
        <Input inputMode="numeric" maxLength={4} />
      </Form.Item>
    </FieldRow>
  </>
);

const Reach = () => (
  <>
    <h2>{copy.reach}</h2>
    <FieldRow>
      <Form.Item name="phone" label={common.phone} required extra={copy.phoneHint}>
        <Input maxLength={limits.phone} inputMode="tel" />
      </Form.Item>
      <Form.Item name="whatsapp" label={copy.whatsapp} required>
        <Input maxLength={limits.phone} inputMode="tel" />
      </Form.Item>
      <Form.Item name="email" label={common.eMail} required>
        <Input maxLength={limits.email} inputMode="email" />
      </Form.Item>
    </FieldRow>
    <Form.Item name="furtherPhones" label={copy.furtherPhones} extra={copy.furtherPhonesHint}>
      <Input.TextArea rows={2} />
    </Form.Item>
  </>
);

/** Addresses, and the location on the map. */
export function PlaceFields({ values }: { values: Pick<IdentityValues, 'latitude' | 'longitude'> }) {
  const place = placeOf(values);
  return (
    <>
      <h2>{copy.place}</h2>
      <FieldRow>
        <Form.Item name="street" label={copy.street} required>
          <Input maxLength={limits.street} />
        </Form.Item>
        <Form.Item name="town" label={copy.town} required>
          <Input maxLength={limits.town} />
        </Form.Item>
        <Form.Item name="country" label={copy.country} required extra={copy.countryHint}>
          <Input maxLength={2} />
        </Form.Item>
      </FieldRow>
      <Form.Item name="postal" label={copy.postal} required>
        <Input maxLength={limits.postal} />
      </Form.Item>
      <FieldRow>
        <Form.Item name="latitude" label={copy.latitude} required>
          <Input inputMode="decimal" />
        </Form.Item>
        <Form.Item name="longitude" label={copy.longitude} required>
          <Input inputMode="decimal" />
        </Form.Item>
      </FieldRow>
      {place ? (
        <p>
          <a href={mapAddress(place)} target="_blank" rel="noopener">
            {copy.showOnMap}
          </a>
        </p>
      ) : (
        <p>{copy.degreesHint}</p>
      )}
    </>
  );
}
