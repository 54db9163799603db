import { useCallback, useState } from 'react';
import type { TranslationResponse } from '@ministry/api-client';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import { wordingOf } from '../../translations/translation-reads.ts';
import { changed, keyOf, type ReplacedText, type UnsavedText, unsavedTexts } from './unsaved-texts.ts';

/** Unsaved translations of a language, stored on the device. */
export function useUnsavedTexts(language: string) {
  const [texts, setTexts] = useState(() => unsavedTexts.read(language));
  const [isKeeping, setKeeping] = useState(true);
  /** Keys of the texts typed during this visit. Texts left from earlier visits cause no warning. */
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set());
  useUnsavedGuard([...typed].some((key) => key in texts));

  const change = useCallback(
    (key: string, text: UnsavedText | null) => {
      setTexts((before) => changed(before, key, text));
      setKeeping(unsavedTexts.change(language, key, text));
    },
    [language],
  );
  const type = useCallback(
    (row: TranslationResponse, text: string, { source, replaces }: ReplacedText) => {
      const key = keyOf(row);
      const { kind, itemId, field, where } = row;
      change(key, text === wordingOf(row) ? null : { kind, itemId, field, where, source, replaces, text });
      setTyped((before) => (before.has(key) ? before : new Set([...before, key])));
    },
    [change],
  );
  const drop = useCallback((key: string) => change(key, null), [change]);
  return { texts, isKeeping, type, drop };
}
