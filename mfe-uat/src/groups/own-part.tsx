import { type GroupPart, type PartContent, partContent } from '@psp/contracts/group-parts';
import type { GroupView } from '@psp/contracts/groups';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { NumberField } from '@psp/design-system/number-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { formatLei } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { StackForm } from '@psp/features/forms/ui/form';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { applyAnswer } from '@psp/remote/act/answer';
import { UnsentText } from '@psp/remote/act/unsent-text';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { useEditor } from '@psp/remote/editor/use-editor';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { useQueryClient } from '@tanstack/react-query';
import { PartRows } from './part-rows.tsx';
import { groups, useGroupAct, groupQuery, REFRESHED } from './queries.ts';
import { strings } from './strings.ts';

const { part: words } = strings;

interface OwnPartProps {
  /** Id of the request. */
  id: string;
  own: GroupPart;
}

/** The authority's own part, editable until the request is sent. Unsaved text is kept on this device. */
export function OwnPart({ id, own }: OwnPartProps) {
  const edit = usePartEditor(id, own);
  const canConfirm = own.actions.includes('confirm');
  const hasUnsavedText = edit.isUnsaved || edit.state.kind === 'stale';
  return (
    <Card>
      <CardHeader title={words.title} />
      <CardBody>
        {canConfirm ? <PartForm id={id} own={own} edit={edit} /> : <PartRows label={words.title} parts={[own]} />}
      </CardBody>
      {hasUnsavedText && !canConfirm ? (
        <CardBody>
          <UnsentText
            words={words.unsent}
            text={edit.text.need}
            error={edit.state.kind === 'failed' ? edit.state.error : null}
            onDrop={() => void edit.takeSaved()}
          />
        </CardBody>
      ) : null}
    </Card>
  );
}

const IDS = { need: 'part-need', quantity: 'part-quantity', budget: 'part-budget', place: 'part-place' };

const textOf = ({ need, quantity, budget, place }: GroupPart): PartContent => ({ need, quantity, budget, place });

/** Form and editor of the authority's own part. When a colleague has saved meanwhile, both texts are offered. */
function usePartEditor(id: string, own: GroupPart) {
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
  // Confirms an unchanged text again after the part was withdrawn.
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

const describePart = ({ need, quantity, budget, place }: PartContent) => [
  { term: words.need, text: need },
  { term: words.quantity, text: quantity },
  { term: words.budget, text: budget === null ? '' : formatLei(budget) },
  { term: words.place, text: place },
];

function PartForm({ id, own, edit }: OwnPartProps & { edit: ReturnType<typeof usePartEditor> }) {
  const { editor, field, submit } = edit;
  return (
    <Stack gap={16}>
      <RestoredNotice editor={editor} />
      <EditorConflict
        editor={editor}
        title={words.conflictTitle}
        lead={() => words.conflict}
        describe={describePart}
        save={submit}
      />
      <StackForm of={{ ...edit, submit: () => void submit() }} gap={16}>
        <TextAreaField {...field('need')} label={words.need} hint={words.needHint} rows={5} maxLength={5000} />
        <TextField {...field('quantity')} label={words.quantity} hint={words.quantityHint} maxLength={500} isOptional />
        <NumberField {...field('budget')} label={words.budget} hint={words.budgetHint} suffix={words.lei} isOptional />
        <TextField {...field('place')} label={words.place} hint={words.placeHint} maxLength={300} />
        <Row gap={12}>
          <Button type="submit" isDisabled={editor.state.kind === 'stale'} isPending={edit.isPending}>
            {own.status === 'confirmed' ? words.change : words.confirm}
          </Button>
          <RefuseButton id={id} own={own} by="decline" />
          <RefuseButton id={id} own={own} by="withdraw" />
        </Row>
      </StackForm>
    </Stack>
  );
}

interface Refusal {
  id: string;
  body: { version: number; reason: string };
}
const REFUSALS = {
  decline: {
    ...{ label: words.decline, title: words.declineTitle, text: words.declineText, done: words.declined },
    send: (refusal: Refusal) => groups.call('POST /group-requests/:id/decline', refusal),
  },
  withdraw: {
    ...{ label: words.withdraw, title: words.withdrawTitle, text: words.withdrawText, done: words.withdrawn },
    send: (refusal: Refusal) => groups.call('POST /group-requests/:id/withdraw', refusal),
  },
};

function RefuseButton({ id, own: { version, actions }, by }: OwnPartProps & { by: keyof typeof REFUSALS }) {
  const { label, title, text, done, send } = REFUSALS[by];
  const act = useGroupAct<string>(id, { send: (reason) => send({ id, body: { version, reason } }), done });
  return (
    <ReasonButton
      {...{ act, label, title }}
      reason={{ hint: words.reasonHint }}
      variant="quiet"
      isOffered={actions.includes(by)}
    >
      <p>{text}</p>
    </ReasonButton>
  );
}
