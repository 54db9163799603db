import { Button, Input, Modal } from 'antd';
import type { EditorState } from 'prosemirror-state';
import { useState } from 'react';
import { Field } from '../components/field.tsx';
import { isLinked, markTypes } from './commands.ts';
import { isLinkAddress } from './markdown.ts';

interface LinkDialogProps {
  state: EditorState;
  /** @param href empty: the link is taken away */
  onLink(href: string): void;
  onClose(): void;
}

function addressAt({ selection: { $from, to }, doc }: EditorState): string {
  const mark = markTypes.link.isInSet($from.marksAcross(doc.resolve(to)) ?? $from.marks());
  return String(mark?.attrs['href'] ?? '');
}

/** 'ministry.org' → 'https://ministry.org', 'office@…' → 'mailto:office@…' */
function completed(address: string): string {
  if (address === '' || isLinkAddress(address)) return address;
  return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}

/** Asks where the selected words lead. */
export function LinkDialog({ state, onLink, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(() => addressAt(state));
  const [error, setError] = useState<string>();
  function link() {
    const href = completed(address.trim());
    if (href === '' || /\s/.test(href)) setError('Please give a web address, an e-mail address or tel: and a number.');
    else onLink(href);
  }
  return (
    <Modal
      open
      title="Link"
      onCancel={onClose}
      footer={[
        isLinked(state) ? (
          <Button key="remove" onClick={() => onLink('')}>
            Remove the link
          </Button>
        ) : null,
        <Button key="link" type="primary" onClick={link}>
          Link
        </Button>,
      ]}
    >
      <Field label="Address" error={error} hint="https://…, an e-mail address, or tel: and a number">
        {(control) => (
          <Input
            {...control}
            autoFocus
            inputMode="url"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onPressEnter={(event) => {
              // The form around it is not to be sent.
              event.preventDefault();
              link();
            }}
          />
        )}
      </Field>
    </Modal>
  );
}
