import type { GroupPart, PartContent } from '@psp/contracts/group-parts';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { NumberField, TextAreaField, TextField } from '@psp/design-system/fields';
import { formatLei } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { StackForm } from '@psp/features/forms/ui/form';
import { UnsentText } from '@psp/remote/act/unsent-text';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { PartRows } from './part-rows.tsx';
import { groups, useGroupAct } from './queries.ts';
import { strings } from './strings.ts';
import { type PartEditing, usePartEditor } from './use-part-editor.ts';

const { part: words } = strings;

interface OwnPartProps {
  /** Of the request. */
  id: string;
  own: GroupPart;
}

/** The authority's own part with its form, until the request is sent; what is typed is kept on this device. */
export function OwnPart({ id, own }: OwnPartProps) {
  const edit = usePartEditor(id, own);
  const mayConfirm = own.actions.includes('confirm');
  const isBegun = edit.isUnsaved || edit.state.kind === 'stale';
  return (
    <Card>
      <CardHeader title={words.title} />
      <CardBody>
        {mayConfirm ? <PartForm id={id} own={own} edit={edit} /> : <PartRows label={words.title} parts={[own]} />}
      </CardBody>
      {isBegun && !mayConfirm ? (
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

const linesOf = ({ need, quantity, budget, place }: PartContent) => [
  { term: words.need, text: need },
  { term: words.quantity, text: quantity },
  { term: words.budget, text: budget === null ? '' : formatLei(budget) },
  { term: words.place, text: place },
];

function PartForm({ id, own, edit }: OwnPartProps & { edit: PartEditing }) {
  const { editor, field, submit } = edit;
  return (
    <Stack gap={16}>
      <RestoredNotice editor={editor} />
      <EditorConflict
        editor={editor}
        title={words.conflictTitle}
        lead={() => words.conflict}
        describe={linesOf}
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
          <Refuse id={id} own={own} by="decline" />
          <Refuse id={id} own={own} by="withdraw" />
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

function Refuse({ id, own: { version, actions }, by }: OwnPartProps & { by: keyof typeof REFUSALS }) {
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
