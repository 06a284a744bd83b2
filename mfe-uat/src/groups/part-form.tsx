import { type GroupPart, type PartContent, partContent } from '@psp/contracts/group-parts';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { NumberField, TextAreaField, TextField } from '@psp/design-system/fields';
import { Row } from '@psp/design-system/page';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { StackForm } from '@psp/features/forms/ui/form';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { groups, useGroupAct } from './queries.ts';
import { strings } from './strings.ts';

const { part: words } = strings;

interface PartFormProps {
  /** Of the request. */
  id: string;
  own: GroupPart;
}

/** The authority's own part, until the request is sent; what is typed is kept on this device. */
export function PartForm({ id, own }: PartFormProps) {
  const isConfirmed = own.status === 'confirmed';
  const confirm = useGroupAct<PartContent>(id, {
    send: (content) => groups.confirm(id, own.version, content),
    done: isConfirmed ? words.changed : words.confirmed,
  });
  const { need, quantity, budget, place } = own;
  const form = useFormOf<PartContent>(confirm, {
    blank: { need, quantity, budget, place },
    ids: { need: 'part-need', quantity: 'part-quantity', budget: 'part-budget', place: 'part-place' },
    schema: partContent,
    keptAs: `group-part:${own.id}`,
  });
  return (
    <Card>
      <CardHeader title={words.title} />
      <CardBody>
        <StackForm of={form} gap={16}>
          <TextAreaField {...form.field('need')} label={words.need} hint={words.needHint} rows={5} maxLength={5000} />
          <TextField
            {...form.field('quantity')}
            label={words.quantity}
            hint={words.quantityHint}
            maxLength={500}
            isOptional
          />
          <NumberField
            {...form.field('budget')}
            label={words.budget}
            hint={words.budgetHint}
            suffix={words.lei}
            isOptional
          />
          <TextField {...form.field('place')} label={words.place} hint={words.placeHint} maxLength={300} />
          <Row gap={12}>
            <Button type="submit" isPending={form.isPending}>
              {isConfirmed ? words.change : words.confirm}
            </Button>
            <Refuse id={id} own={own} />
          </Row>
        </StackForm>
      </CardBody>
    </Card>
  );
}

function Refuse({ id, own: { version, actions } }: PartFormProps) {
  const decline = useGroupAct<string>(id, {
    send: (reason) => groups.decline(id, version, reason),
    done: words.declined,
  });
  const withdraw = useGroupAct<string>(id, {
    send: (reason) => groups.withdraw(id, version, reason),
    done: words.withdrawn,
  });
  return (
    <>
      <ReasonButton
        act={decline}
        label={words.decline}
        title={words.declineTitle}
        reason={{ hint: words.reasonHint }}
        variant="quiet"
        isOffered={actions.includes('decline')}
      >
        <p>{words.declineText}</p>
      </ReasonButton>
      <ReasonButton
        act={withdraw}
        label={words.withdraw}
        title={words.withdrawTitle}
        reason={{ hint: words.reasonHint }}
        variant="quiet"
        isOffered={actions.includes('withdraw')}
      >
        <p>{words.withdrawText}</p>
      </ReasonButton>
    </>
  );
}
