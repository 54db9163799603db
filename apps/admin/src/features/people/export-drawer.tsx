import { Button, Drawer } from 'antd';
import type { PersonExportResponse } from '@ministry/api-client';
import { kampalaDay } from '@ministry/domain';
import { Icon } from '../../components/icon.tsx';
import { download } from '../../content/download.ts';
import { exportText, partsOf, plainValue } from './facts.ts';
import { peopleCopy as copy } from './people.copy.ts';
import layout from '../../components/layout.module.css';

/** All stored data of a person, to read here or to hand over: as text for people, as JSON for machines. */
export function ExportDrawer({ exported, onClose }: { exported: PersonExportResponse; onClose(): void }) {
  // The file name does not contain the person's name: downloads stay on shared computers.
  const name = `personal-data-${kampalaDay(new Date(exported.exportedAt))}`;
  const save = (content: string, type: string, extension: string) =>
    download(new Blob([content], { type: `${type};charset=utf-8` }), `${name}.${extension}`);

  return (
    <Drawer open size={640} title={copy.exportTitle} onClose={onClose}>
      <div className={layout.row}>
        <Button icon={<Icon name="download" />} onClick={() => save(exportText(exported), 'text/plain', 'txt')}>
          {copy.downloadText}
        </Button>
        <Button
          icon={<Icon name="download" />}
          onClick={() => save(JSON.stringify(exported, null, 2), 'application/json', 'json')}
        >
          {copy.downloadJson}
        </Button>
      </div>
      {exported.sections.length === 0 ? <p>{copy.nothingLeft}</p> : null}
      {exported.sections.map(({ title, records }) => (
        <section key={title} className={`${layout.ruled} ${layout.spaceAbove}`}>
          <h3 className={layout.spaceBelow}>{title}</h3>
          {records.map((record, at) => (
            <Facts key={at} value={record} />
          ))}
        </section>
      ))}
    </Drawer>
  );
}

function Facts({ value }: { value: unknown }) {
  return (
    <dl className={`${layout.stackTight} ${layout.ruled} ${layout.spaceBelow}`}>
      {partsOf(value).map(([name, part]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={layout.prose}>{plainValue(part) ?? <Facts value={part} />}</dd>
        </div>
      ))}
    </dl>
  );
}
