import { useEffect, useRef, useState } from 'react';
import { ApiError, dataOf, readableError, type TranslationResponse } from '@ministry/api-client';
import type { TranslationLanguage } from '@ministry/domain';
import { api } from '../../session.ts';

interface RowOptions {
  language: TranslationLanguage;
  row: TranslationResponse;
  /** As it stands in the field, saved or not. */
  text: string;
  /** @param isTypedSince what stands in the field was typed while the answer was on its way */
  onSaved(saved: TranslationResponse, isTypedSince: boolean): void;
  /** Somebody changed the original meanwhile. */
  onBehind(): void;
}

/** Saves one translation, and says what came of it. */
export function useRow({ language, row, text, onSaved, onBehind }: RowOptions) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const { kind, itemId, field, source } = row;
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });

  async function save(isChecked: boolean): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    setFailure('');
    try {
      const body = { language, kind, itemId, field, source, text, isChecked };
      const saved = await dataOf(api.calls.PUT('/api/translations', { body }));
      onSaved(saved, latest.current !== text);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onBehind();
      setFailure(error instanceof ApiError ? (error.fields['text'] ?? error.sentence) : readableError(error));
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, failure, clearFailure: () => setFailure(''), save };
}
