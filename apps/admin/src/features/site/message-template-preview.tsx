import { previewOf, sizeOf, type StoredTemplate, type TemplateValues } from './message-template.ts';
import layout from '../../components/layout.module.css';
import styles from './message-templates.module.css';

/** What somebody would get, with invented values, while it is written. */
export function MessageTemplatePreview({ template, values }: { template: StoredTemplate; values: TemplateValues }) {
  const { subject, body } = previewOf(template, values);
  return (
    <section className={styles.preview} aria-label="Preview">
      <h2 className={layout.spaceBelow}>Preview</h2>
      <p className={`${layout.spaceBelow} ${layout.muted}`}>With invented values.</p>
      <div className={template.channel === 'email' ? styles.mail : styles.bubble}>
        {subject === null ? null : <p className={`${layout.spaceBelow} ${styles.subject}`}>{subject}</p>}
        <pre tabIndex={0} aria-label="Text of the message">
          {body}
        </pre>
      </div>
      {template.channel === 'text' ? (
        <p className={layout.spaceBelow} role="status">
          {sizeOf(body)}
        </p>
      ) : null}
    </section>
  );
}
