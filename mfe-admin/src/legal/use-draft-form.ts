import { type LegalAdminView, saveLegalDraft } from '@psp/contracts/legal';
import { showToast } from '@psp/design-system/toast';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { strings } from './strings.ts';
import { useDocument } from './queries.ts';

interface Text {
  lead: string;
  body: string;
}

const textOf = ({ draft, current }: LegalAdminView): Text => {
  const { lead, body } = draft ?? current;
  return { lead, body };
};

/* An editor that is empty writes nothing, and a paragraph without words says nothing. */
const isEmpty = (html: string) => html.replace(/<[^>]*>/g, '').trim() === '';

const schema = saveLegalDraft.omit({ version: true });

/** The text of a document's draft, which is there once it was saved. */
export function useDraftForm(document: LegalAdminView) {
  const { saveDraft, readAgain, show } = useDocument(document.slug);
  const editor = useEditor<Text, LegalAdminView>({
    view: document.draft && document,
    blank: textOf(document),
    contentOf: textOf,
    versionOf: ({ draft }) => draft?.version ?? null,
    nameOf: () => `legal:${document.slug}`,
    conflicts: ['version.stale', 'legal.draft_exists'],
    save: (text, base) => saveDraft({ ...text, version: base?.draft?.version ?? null }),
    read: readAgain,
    onSaved: show,
  });
  const form = useSavedForm(editor, {
    schema,
    ids: { lead: 'introducere', body: 'text' },
    missing: { lead: strings.introductionMissing },
    check: ({ body }) => ({ body: isEmpty(body) ? strings.textMissing : undefined }),
  });
  const save = async () => {
    if (await form.save()) showToast({ title: strings.saved, tone: 'success' });
  };
  return { ...editor, ...form, save };
}
