import { useRef, useState } from 'react';
import { randomId } from '@ministry/api-client';
import { isChanged, savedDrafts } from './saved-drafts.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

interface TextDraft<Name extends string> {
  texts: Texts<Name>;
  /** Idempotency key from sending the texts until the response arrives. Changed texts get a new key. */
  key: string;
}

function savedTexts<Name extends string>(type: string, id: number, empty: Texts<Name>): TextDraft<Name> {
  const textOf = (name: string) => savedDrafts.text(type, id, name) ?? '';
  const texts = Object.fromEntries(Object.keys(empty).map((name) => [name, textOf(name)])) as Texts<Name>;
  return { texts, key: textOf('key') };
}

const isBlankIn = (texts: Texts<string>): boolean => Object.values(texts).every((text) => text.trim() === '');

/**
 * Texts that are sent once, such as a reply or a note. They are kept on this device until the server has them, so that a lost
 * connection loses nothing.
 * @param type name under which they are stored
 * @param id the item that they are about
 */
export function useTextDraft<Name extends string>(type: string, id: number, empty: Texts<Name>) {
  const [draft, setDraft] = useState(() => savedTexts(type, id, empty));
  const [isSaved, setSaved] = useState(true);
  const [isSending, setSending] = useState(false);
  const latest = useRef(draft);

  function keep(next: TextDraft<Name>) {
    latest.current = next;
    setDraft(next);
    if (isBlankIn(next.texts)) savedDrafts.drop(type, id);
    else
      setSaved(
        savedDrafts.keep(type, id, {
          draft: { ...next.texts, key: next.key },
          savedAt: new Date().toISOString(),
          basedOn: null,
        }),
      );
  }

  /** Raises the error of `post`. */
  async function send<Answer>(post: (texts: Texts<Name>, key: string) => Promise<Answer>): Promise<Answer> {
    const { texts } = draft;
    const key = draft.key || randomId();
    keep({ texts, key });
    setSending(true);
    try {
      const answer = await post(texts, key);
      // What was typed during the request stays.
      if (!isChanged(latest.current.texts, texts)) keep({ texts: empty, key: '' });
      return answer;
    } finally {
      setSending(false);
    }
  }

  /** Returns a function that undoes this. */
  function discard() {
    keep({ texts: empty, key: '' });
    return () => keep(draft);
  }

  return {
    texts: draft.texts,
    type: (change: Partial<Texts<Name>>) => keep({ texts: { ...latest.current.texts, ...change }, key: '' }),
    send,
    discard,
    isBlank: isBlankIn(draft.texts),
    isSaved,
    isSending,
  };
}
