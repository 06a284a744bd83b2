import type { LegalAdminView } from '@psp/contracts/legal';
import { showToast } from '@psp/design-system/toast';
import { useEditor } from '@psp/remote/editor/use-editor';
import { refusedProblems, useProblems } from '@psp/remote/editor/use-problems';
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

/* What stops a draft from being saved, each by the id of its field. */
const check = (text: Text) => [
  ...(text.lead.trim() ? [] : [{ id: 'introducere', message: strings.introductionMissing }]),
  ...(isEmpty(text.body) ? [{ id: 'text', message: strings.textMissing }] : []),
];
const FIELDS: Record<string, string> = { lead: 'introducere', body: 'text' };
const refused = (error: unknown) => refusedProblems(error, (path) => FIELDS[path] ?? null);

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
    delayMs: null,
    save: (text, base) => saveDraft({ ...text, version: base?.draft?.version ?? null }),
    read: readAgain,
    onSaved: show,
  });
  const problems = useProblems(editor, { check, refused });
  const save = async () => {
    if (await problems.save()) showToast({ title: strings.saved, tone: 'success' });
  };
  return { ...editor, ...problems, save };
}
