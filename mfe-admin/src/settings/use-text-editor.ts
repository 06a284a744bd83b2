import { type EditedText, type StartingTextContent, startingTextContent } from '@psp/contracts/starting-text-editing';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import { showToast } from '@psp/design-system/toast';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useQueryClient } from '@tanstack/react-query';
import { keepText, textQuery, texts } from './text-queries.ts';
import { textStrings as strings } from './text-strings.ts';

const BLANK: StartingTextContent = { title: '', description: '' };
const contentOf = ({ title, description }: StartingTextContent): StartingTextContent => ({ title, description });

interface EditedAs {
  /** Null for a new one. */
  text: EditedText | null;
  domain: DomainSlug;
}

/** The form of a text. What was typed outlives a refusal and what others save meanwhile. */
export function useTextEditor({ text, domain }: EditedAs) {
  const client = useQueryClient();
  const editor = useEditor<StartingTextContent, EditedText>({
    view: text,
    blank: BLANK,
    contentOf,
    nameOf: (stored) => `starting-text:${stored?.id ?? `new:${domain}`}`,
    save: (content, base) =>
      base
        ? texts.call('PUT /starting-texts/:id', { id: base.id, body: { version: base.version, ...content } })
        : texts.call('POST /starting-texts', { body: { category: domain, ...content } }),
    read: async (base) => (base ? client.fetchQuery({ ...textQuery(base.id), staleTime: 0 }) : null),
    onSaved: (saved) => keepText(client, saved),
  });
  const form = useSavedForm(editor, { schema: startingTextContent });
  return {
    ...editor,
    ...form,
    submit: async () => {
      if (await form.save()) showToast({ title: strings.savedDone, tone: 'success' });
    },
    /** Goes on from what the text is after an earlier version was brought back. */
    restored: async (now: EditedText) => {
      await editor.takeSaved();
      editor.core.take(now);
    },
  };
}

export type TextEditor = ReturnType<typeof useTextEditor>;
