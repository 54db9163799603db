import { useEffect, useRef, useState } from 'react';
import { ApiError, dataOf, readableError, type TranslationResponse } from '@ministry/api-client';
import type { TranslationLanguage } from '@ministry/domain';
import { api } from '../../session.ts';
import { wordingOf } from '../../translations/translation-reads.ts';
import { keyOf, type ReplacedText, seen } from './unsaved-texts.ts';

interface RowOptions {
  language: TranslationLanguage;
  row: TranslationResponse;
  /** Text in the field, saved or not. */
  text: string;
  onType(row: TranslationResponse, text: string, over: ReplacedText): void;
  onDrop(key: string): void;
  onSaved(saved: TranslationResponse): void;
  /** Called if somebody else has changed the original or the translation. */
  onBehind(): void;
}

/** Saves one translation and reports the result. */
export function useRow({ language, row, text, onType, onDrop, onSaved, onBehind }: RowOptions) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const { kind, itemId, field, source } = row;
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });

  async function save(isChecked: boolean, words = text): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    setFailure('');
    try {
      const body = { language, kind, itemId, field, source, text: words, isChecked, replaces: wordingOf(row) };
      const saved = await dataOf(api.calls.PUT('/api/translations', { body }));
      if (latest.current === text) onDrop(keyOf(row));
      // Keeps the text that was typed while the request was running.
      else onType(saved, latest.current, seen(saved));
      onSaved(saved);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onBehind();
      setFailure(error instanceof ApiError ? (error.fields['text'] ?? error.sentence) : readableError(error));
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, failure, clearFailure: () => setFailure(''), save };
}
