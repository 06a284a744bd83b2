import { type ConsultationContent, consultationContent, type OwnAnswer } from '@psp/contracts/consultations';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { showToast } from '@psp/design-system/toast';
import { strings as uploads } from '@psp/features/attachments/ui/strings';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { applyAnswer } from '@psp/remote/act/answer';
import { useEditor } from '@psp/remote/editor/use-editor';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AREA } from '../common/area.ts';
import { opportunityQuery, useOpportunityAct } from '../opportunities/queries.ts';
import { answers } from './queries.ts';
import { strings } from './strings.ts';

const { card } = strings;
const schema = consultationContent.required();
type Written = Required<ConsultationContent>;

const BLANK: Written = { method: '', term: '', questions: '', attachments: [] };
const IDS = {
  method: 'answer-method',
  term: 'answer-term',
  questions: 'answer-questions',
  attachments: 'answer-files',
};
const textOf = ({ method, term, questions, attachments }: OwnAnswer): Written => ({
  ...{ method, term, questions, attachments: attachments.map(({ id }) => id) },
});

/** The firm's answer to a consultation, sent when asked; of what a colleague sent meanwhile both texts are shown. */
export function useAnswerEditor(view: OpportunityView, onSent: () => void) {
  const { id, answer = null } = view;
  const client = useQueryClient();
  const [isUploading, setUploading] = useState(false);
  const accept = (changed: OpportunityView): OwnAnswer => {
    void applyAnswer(client, { view: opportunityQuery(id), refreshes: [[AREA]] }, changed);
    if (!changed.answer) throw new Error('The opportunity holds no answer.');
    return changed.answer;
  };
  const send = (content: ConsultationContent, version: number | null) =>
    answers.call('POST /opportunities/:id/answer', { id, body: { version, content } });
  const editor = useEditor<Written, OwnAnswer>({
    view: answer,
    blank: BLANK,
    contentOf: textOf,
    nameOf: () => `consultation:${id}`,
    save: async (content, base) => accept(await send(schema.parse(content), base?.version ?? null)),
    read: async () => accept(await client.fetchQuery({ ...opportunityQuery(id), staleTime: 0 })),
  });
  const { save, passes, ...form } = useSavedForm(editor, {
    schema,
    ids: IDS,
    check: () => ({ attachments: isUploading ? uploads.running : undefined }),
  });
  // The same text once more: for another version of the consultation, or after it was withdrawn.
  const again = useOpportunityAct(id, {
    send: () => send(editor.text, answer?.version ?? null),
    done: card.sent,
    failed: card.notSent,
    onDone: onSent,
  });
  const submit = async (): Promise<void> => {
    if (answer && !editor.isUnsaved) {
      if (await passes()) again.run();
      return;
    }
    if (!(await save())) return;
    showToast({ title: card.sent, tone: 'success' });
    onSent();
    keepKeyboardOnPage();
  };
  const isPending = editor.state.kind === 'saving' || again.isPending;
  return { ...editor, ...form, editor, isPending, setUploading, submit };
}

export type AnswerEditing = ReturnType<typeof useAnswerEditor>;
