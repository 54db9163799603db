import { Button, Form, Input } from 'antd';
import { colourPairs, contrast, contrastText } from '@ministry/domain';
import { Field } from '../../components/field.tsx';
import { FieldRow } from '../../forms/field-row.tsx';
import { Framed } from '../../forms/framed.tsx';
import { ruleOf } from '../../forms/rule-of.ts';
import { UploadField } from '../../uploads/upload-field.tsx';
import { colourErrors, type IdentityValues, standardColours, typedColours } from './identity.ts';
import { lookCopy as copy } from './look.copy.ts';
import { LookSample } from './look-sample.tsx';
import layout from '../../components/layout.module.css';
import styles from './look.module.css';

interface LookFieldsProps {
  values: IdentityValues;
  onReplace(values: Partial<IdentityValues>): void;
  onUpload(name: string, isBusy: boolean): void;
}

/** The two colours, the logo and the share picture. */
export function LookFields({ values, onReplace, onUpload }: LookFieldsProps) {
  return (
    <>
      <h2>{copy.heading}</h2>
      <ColourFields values={values} logo={values.logo} onReplace={onReplace} />
      <FieldRow>
        <PictureField name="logo" label={copy.logo} hint={copy.logoHint} onUpload={onUpload} />
        <PictureField name="sharePicture" label={copy.sharePicture} hint={copy.sharePictureHint} onUpload={onUpload} />
      </FieldRow>
    </>
  );
}

type ColourValues = Pick<IdentityValues, 'mainColour' | 'accentColour' | 'shortName'>;

interface ColourFieldsProps {
  values: ColourValues;
  /** URL of the picture in the sample; without one the product's own mark is shown. */
  logo?: string;
  onReplace(values: Pick<IdentityValues, 'mainColour' | 'accentColour'>): void;
}

/** The two colours, with a sample and their contrast, updated while they are chosen. */
export function ColourFields({ values, logo = '', onReplace }: ColourFieldsProps) {
  const isStandard = values.mainColour === '' && values.accentColour === '';
  return (
    <>
      <FieldRow>
        <ColourField name="mainColour" label={copy.mainColour} hint={copy.mainColourHint} values={values} />
        <ColourField name="accentColour" label={copy.accentColour} hint={copy.accentColourHint} values={values} />
      </FieldRow>
      <LookSample name={values.shortName} values={{ ...values, logo }} />
      <Contrasts values={values} />
      <div>
        <Button disabled={isStandard} onClick={() => onReplace({ mainColour: '', accentColour: '' })}>
          {copy.standardColours}
        </Button>
      </div>
    </>
  );
}

interface ColourFieldProps {
  name: 'mainColour' | 'accentColour';
  label: string;
  hint: string;
  values: ColourValues;
}

/** A colour, chosen with the device's colour picker or typed as a code. */
function ColourField({ name, label, hint, values }: ColourFieldProps) {
  const problem = colourErrors(values)[name];
  const picked = typedColours(values)[name] || standardColours[name];
  return (
    // The contrast of the accent colour depends on the main colour.
    <Form.Item
      name={name}
      noStyle
      dependencies={name === 'accentColour' ? ['mainColour'] : []}
      rules={[ruleOf(colourErrors, name)]}
    >
      <Framed<string> frame={{ label, required: false, hint }}>
        {({ frame, value = '', onChange }) => (
          <Field {...frame} error={problem ?? frame.error}>
            {({ status, ...control }) => (
              <div className={styles.colour}>
                <input
                  type="color"
                  aria-label={copy.pick({ label })}
                  value={picked.toLowerCase()}
                  onChange={({ target }) => onChange(target.value.toUpperCase())}
                />
                <Input
                  {...control}
                  {...(status ? { status } : {})}
                  value={value}
                  placeholder={standardColours[name]}
                  maxLength={7}
                  spellCheck={false}
                  onChange={({ target }) => onChange(target.value)}
                />
              </div>
            )}
          </Field>
        )}
      </Framed>
    </Form.Item>
  );
}

/** The contrast of the colours where the site uses them; screen readers announce changes. */
function Contrasts({ values }: { values: ColourValues }) {
  return (
    <div role="status" aria-label={copy.contrast}>
      <ul className={`${layout.plainList} ${layout.stackTight}`}>
        {colourPairs(typedColours(values)).map(({ field, where, front, ground, least }) => {
          const reached = contrast(front, ground);
          const isEnough = reached >= least;
          return (
            <li key={`${field} ${where}`} className={isEnough ? undefined : layout.error}>
              <span aria-hidden="true" className={styles.pair} style={{ color: front, background: ground }}>
                {copy.letters}
              </span>{' '}
              {(field === 'mainColour' ? copy.ofMainColour : copy.ofAccentColour)({ where: copy.where[where] })}{' '}
              <b>{contrastText(reached)}</b>
              {isEnough ? copy.enough : copy.tooLittle({ least })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface PictureFieldProps {
  name: 'logo' | 'sharePicture';
  label: string;
  hint: string;
  onUpload(name: string, isBusy: boolean): void;
}

const PictureField = ({ name, label, hint, onUpload }: PictureFieldProps) => (
  <Form.Item name={name} noStyle>
    <Framed<string> frame={{ label, required: false, hint }}>
      {({ value, ...field }) => (
        <UploadField
          {...field}
          value={value ?? ''}
          kind="image"
          resumeKey={`site-identity/${name}`}
          onBusy={(isBusy) => onUpload(name, isBusy)}
        />
      )}
    </Framed>
  </Form.Item>
);
