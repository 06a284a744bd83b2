import { type GroupPart, type PartContent, partContent } from '@psp/contracts/group-parts';
import type { GroupView } from '@psp/contracts/groups';
import { showToast } from '@psp/design-system/toast';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { applyAnswer } from '@psp/remote/act/answer';
import { useEditor } from '@psp/remote/editor/use-editor';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { useQueryClient } from '@tanstack/react-query';
import { groupQuery, groups, REFRESHED, useGroupAct } from './queries.ts';
import { strings } from './strings.ts';

const { part: words } = strings;
const IDS = { need: 'part-need', quantity: 'part-quantity', budget: 'part-budget', place: 'part-place' };

const textOf = ({ need, quantity, budget, place }: GroupPart): PartContent => ({ need, quantity, budget, place });

/** The authority's part of a request, saved when asked; of what a colleague saved meanwhile both texts are shown. */
export function usePartEditor(id: string, own: GroupPart) {
  const client = useQueryClient();
  const accept = (changed: GroupView): GroupPart => {
    void applyAnswer(client, { view: groupQuery(id), refreshes: REFRESHED }, changed);
    if (!changed.own) throw new Error('The group holds no part of this authority.');
    return changed.own;
  };
  const confirm = (version: number, content: PartContent) =>
    groups.call('POST /group-requests/:id/confirm', { id, body: { version, content } });
  const editor = useEditor<PartContent, GroupPart>({
    view: own,
    blank: textOf(own),
    contentOf: textOf,
    nameOf: () => `group-part:${own.id}`,
    save: async (content, base) => accept(await confirm((base ?? own).version, partContent.parse(content))),
    read: async () => accept(await client.fetchQuery({ ...groupQuery(id), staleTime: 0 })),
  });
  const { save, passes, ...form } = useSavedForm(editor, { schema: partContent, ids: IDS });
  const done = own.status === 'confirmed' ? words.changed : words.confirmed;
  // The same text once more, after it was withdrawn.
  const again = useGroupAct(id, {
    send: () => confirm(own.version, editor.text),
    done,
    failed: words.notSaved,
  });
  const submit = async (): Promise<void> => {
    if (!editor.isUnsaved && own.status !== 'confirmed') {
      if (await passes()) again.run();
      return;
    }
    if (!(await save())) return;
    showToast({ title: done, tone: 'success' });
    keepKeyboardOnPage();
  };
  const isPending = editor.state.kind === 'saving' || again.isPending;
  return { ...editor, ...form, editor, isPending, submit };
}

export type PartEditing = ReturnType<typeof usePartEditor>;
