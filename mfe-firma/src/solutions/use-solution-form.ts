import type { OwnSolutionView } from '@psp/contracts/own-solutions';
import { showToast } from '@psp/design-system/toast';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { applyAnswer } from '@psp/remote/act/answer';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AREA } from '../common/area.ts';
import { BLANK, solutionForm, type SolutionText, textOf } from './content.ts';
import { api, solutionQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Form and editor of a solution (null for a new one), saved on submit. Its page opens after saving. */
export function useSolutionForm(view: OwnSolutionView | null) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [saved, setSaved] = useState<OwnSolutionView | null>(null);
  const accept = async (answer: OwnSolutionView): Promise<OwnSolutionView> => {
    await applyAnswer(client, { view: solutionQuery(answer.id), refreshes: [[AREA, 'solutions']] }, answer);
    return answer;
  };
  const editor = useEditor<SolutionText, OwnSolutionView>({
    view,
    blank: BLANK,
    contentOf: textOf,
    nameOf: (base) => `solution:${base?.id ?? 'new'}`,
    save: async (text, base, key) => {
      const content = solutionForm.parse(text);
      if (!base) return accept(await api.call('POST /solutions', { body: { content }, idempotencyKey: key }));
      const { id, version } = base;
      return accept(await api.call('PUT /solutions/:id', { id, body: { version, content } }));
    },
    read: async (base) => (base ? api.call('GET /solutions/:id', { id: base.id }) : null),
  });
  const { save, ...form } = useSavedForm(editor, { schema: solutionForm });
  /* Runs after the saved state is rendered: before that, leaving the page would ask about unsaved changes. */
  const leave = useEffectEvent(({ id, content }: OwnSolutionView) => {
    showToast({ title: strings.saved, message: content.title, tone: 'success' });
    void navigate(`/firma/solutions/${id}`, { replace: view === null });
  });
  const isSaved = saved !== null && !editor.isUnsaved;
  useEffect(() => {
    if (saved && isSaved) leave(saved);
  }, [saved, isSaved]);
  const keep = async () => setSaved(await save());
  return { ...form, editor, save: keep, submit: () => void keep() };
}

export type SolutionForm = ReturnType<typeof useSolutionForm>;
