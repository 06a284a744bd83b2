import type { ExchangeEditing } from '@psp/contracts/exchange';
import { exchangeKey } from '@psp/features/exchange/ui/queries';
import { useTextForm } from '@psp/features/forms/ui/use-text-form';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { exchange } from './area.ts';
import { BLANK, type ExchangeContent, fieldOrder, publishableContent, savable, withoutBlanks } from './content.ts';
import { editingQuery } from './queries.ts';

/* Delay between the last change of a draft and its automatic save. */
const QUIET_MS = 900;

/* What is public is saved on request: every save is a version that its followers are told of. */
const savesAutomatically = (view: ExchangeEditing | null): boolean => view === null || view.status !== 'published';

/* In the order of the form, so that errors are too. */
const contentOf = ({ content }: ExchangeEditing): ExchangeContent => ({ ...BLANK, ...content });

/** Form and saving of a project; `view` is null for one that is not saved yet, which begins as `blank`. */
export function useExchangeEditor(
  view: ExchangeEditing | null,
  blank: ExchangeContent,
  onCreated: (view: ExchangeEditing) => void,
) {
  const client = useQueryClient();
  const [isDraft] = useState(() => savesAutomatically(view));
  const editor = useEditor<ExchangeContent, ExchangeEditing>({
    view,
    blank,
    contentOf,
    nameOf: (saved) => `exchange:${saved?.id ?? 'new'}`,
    schema: savable,
    delayMs: isDraft ? QUIET_MS : null,
    save: (typed, base, idempotencyKey) => {
      const content = withoutBlanks(typed);
      if (!base) return exchange.api.call('POST /exchange', { body: { content }, idempotencyKey });
      const { id, version } = base;
      return exchange.api.call('PUT /exchange/:id', { id, body: { version, content, isAutomatic: isDraft } });
    },
    read: async (base) => (base ? exchange.api.call('GET /exchange/:id/editing', { id: base.id }) : null),
    onSaved: (saved) => {
      client.setQueryData(editingQuery(saved.id).queryKey, saved);
      const others = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] !== 'editing' };
      void client.invalidateQueries({ queryKey: exchangeKey(exchange), ...others });
    },
    onCreated,
  });
  const form = useTextForm(editor, { names: fieldOrder, schema: publishableContent });
  return { ...editor, form, isDraft };
}

export type ExchangeEditingState = ReturnType<typeof useExchangeEditor>;
