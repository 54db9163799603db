import { Button, Input, Modal } from 'antd';
import type { EditorState } from 'prosemirror-state';
import { useState } from 'react';
import { commonCopy as common } from '../common.copy.ts';
import { Field } from '../components/field.tsx';
import { isLinked, markTypes } from './commands.ts';
import { isLinkAddress } from './markdown.ts';
import { richTextCopy as copy } from './rich-text.copy.ts';

interface LinkDialogProps {
  state: EditorState;
  /** @param href empty: removes the link */
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

/** Asks for the address that the selected text links to. */
export function LinkDialog({ state, onLink, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(() => addressAt(state));
  const [error, setError] = useState<string>();
  function link() {
    const href = completed(address.trim());
    if (href === '' || /\s/.test(href)) setError(copy.linkMissing);
    else onLink(href);
  }
  return (
    <Modal
      open
      title={copy.link}
      onCancel={onClose}
      footer={[
        isLinked(state) ? (
          <Button key="remove" onClick={() => onLink('')}>
            {copy.removeLink}
          </Button>
        ) : null,
        <Button key="link" type="primary" onClick={link}>
          {copy.link}
        </Button>,
      ]}
    >
      <Field label={common.address} error={error} hint={copy.linkHint}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            inputMode="url"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onPressEnter={(event) => {
              // The form around the dialog must not be submitted.
              event.preventDefault();
              link();
            }}
          />
        )}
      </Field>
    </Modal>
  );
}
