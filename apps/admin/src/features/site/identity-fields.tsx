import { Form, Input } from 'antd';
import { identityLimits as limits, mapAddress } from '@ministry/domain';
import { DateInput } from '../../forms/date-input.tsx';
import { FieldRow } from '../../forms/field-row.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { type IdentityValues, placeOf } from './identity.ts';
import { LookFields } from './look-fields.tsx';

const figureFields = (place: number) => (
  <>
    <Form.Item name={[place, 'value']} label="Number" required>
      <Input maxLength={limits.figureValue} placeholder="900+" />
    </Form.Item>
    <Form.Item name={[place, 'label']} label="What it counts" required>
      <Input maxLength={limits.figureLabel} placeholder="children supported" />
    </Form.Item>
  </>
);

interface IdentityFieldsProps {
  values: IdentityValues;
  /** For what changes without being typed. */
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
        heading="Accounts on other sites"
        hint="In the footer and on the contact page, in this order. Facebook, YouTube and WhatsApp have their own sign."
        one="link"
        most={limits.social}
        rows={values.social}
        blank={() => ({ name: '', href: 'https://' })}
        nameOf={({ name }) => String(name)}
      >
        {(place) => (
          <>
            <Form.Item name={[place, 'name']} label="Site" required>
              <Input maxLength={limits.socialName} placeholder="Facebook" />
            </Form.Item>
            <Form.Item name={[place, 'href']} label="Address" required>
              <Input maxLength={limits.url} inputMode="url" />
            </Form.Item>
          </>
        )}
      </RowsField>
      <RowsField
        name="figures"
        heading="Numbers on the home page"
        one="number"
        most={limits.figures}
        rows={values.figures}
        blank={() => ({ value: '', label: '' })}
        nameOf={({ value, label }) => `${String(value)} ${String(label)}`.trim()}
      >
        {figureFields}
      </RowsField>
      <RowsField
        name="reach"
        heading="Numbers on the about page"
        one="number"
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
    <h2>Name</h2>
    <FieldRow>
      <Form.Item name="name" label="Name" required>
        <Input maxLength={limits.name} />
      </Form.Item>
      <Form.Item name="shortName" label="Short name" required extra="On small screens and in text messages.">
        <Input maxLength={limits.shortName} />
      </Form.Item>
    </FieldRow>
    <Form.Item name="tagline" label="Tagline" required extra="The heading of the home page.">
      <Input maxLength={limits.tagline} />
    </Form.Item>
    <Form.Item name="description" label="Description" required extra="Under the heading, and in search results.">
      <Input.TextArea rows={3} maxLength={limits.description} />
    </Form.Item>
    <FieldRow>
      <Form.Item name="founded" label="Founded on" required>
        <DateInput min="1900-01-01" max="2199-12-31" />
      </Form.Item>
      <Form.Item name="copyrightSince" label="Copyright since" required extra="The first year in the footer.">
        <Input inputMode="numeric" maxLength={4} />
      </Form.Item>
    </FieldRow>
  </>
);

const Reach = () => (
  <>
    <h2>How it is reached</h2>
    <FieldRow>
      <Form.Item name="phone" label="Phone" required extra="As it is shown, such as +256 772 123 456.">
        <Input maxLength={limits.phone} inputMode="tel" />
      </Form.Item>
      <Form.Item name="whatsapp" label="WhatsApp" required>
        <Input maxLength={limits.phone} inputMode="tel" />
      </Form.Item>
      <Form.Item name="email" label="E-mail" required>
        <Input maxLength={limits.email} inputMode="email" />
      </Form.Item>
    </FieldRow>
    <Form.Item name="furtherPhones" label="Further phones (optional)" extra="One on each line; on the contact page.">
      <Input.TextArea rows={2} />
    </Form.Item>
  </>
);

/** Addresses, and the place on the map. */
export function PlaceFields({ values }: { values: Pick<IdentityValues, 'latitude' | 'longitude'> }) {
  const place = placeOf(values);
  return (
    <>
      <h2>Where it is</h2>
      <FieldRow>
        <Form.Item name="street" label="Street" required>
          <Input maxLength={limits.street} />
        </Form.Item>
        <Form.Item name="town" label="Town" required>
          <Input maxLength={limits.town} />
        </Form.Item>
        <Form.Item name="country" label="Country" required extra="Two letters: UG, KE, SS.">
          <Input maxLength={2} />
        </Form.Item>
      </FieldRow>
      <Form.Item name="postal" label="Postal address" required>
        <Input maxLength={limits.postal} />
      </Form.Item>
      <FieldRow>
        <Form.Item name="latitude" label="Latitude" required>
          <Input inputMode="decimal" />
        </Form.Item>
        <Form.Item name="longitude" label="Longitude" required>
          <Input inputMode="decimal" />
        </Form.Item>
      </FieldRow>
      {place ? (
        <p>
          <a href={mapAddress(place)} target="_blank" rel="noopener">
            Show this place on OpenStreetMap
          </a>
        </p>
      ) : (
        <p>Latitude from -90 to 90, longitude from -180 to 180, in degrees.</p>
      )}
    </>
  );
}
