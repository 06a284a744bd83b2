import { TICKET_KIND_LABELS, TICKET_KINDS, type TicketKind } from '@psp/contracts/ticket-basics';
import type { TicketView } from '@psp/contracts/tickets';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/select-field';
import { Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import { strings } from './strings.ts';
import { tickets, useTicketAct } from './queries.ts';

const kinds = TICKET_KINDS.map((value) => ({ value, label: TICKET_KIND_LABELS[value] }));

interface HandlingCardProps {
  ticket: TicketView;
}

/* The result of one choice replaces that of the other. */
function useHandling({ id, version }: TicketView) {
  const assigning = useTicketAct(id, {
    send: (accountId: string | null) => tickets.call('POST /tickets/:id/assign', { id, body: { version, accountId } }),
    done: strings.assigned,
  });
  const changing = useTicketAct(id, {
    send: (chosen: TicketKind) =>
      tickets.call('POST /tickets/:id/change-kind', { id, body: { version, kind: chosen } }),
    done: strings.kindChanged,
  });
  return {
    isPending: assigning.isPending || changing.isPending,
    error: assigning.error ?? changing.error,
    assign: (accountId: string | null) => {
      changing.reset();
      assigning.run(accountId);
    },
    changeKind: (value: string) => {
      assigning.reset();
      const chosen = TICKET_KINDS.find((kind) => kind === value);
      if (chosen) changing.run(chosen);
    },
  };
}

/** Assignee and kind of a ticket; each choice is saved at once. */
export function HandlingCard({ ticket }: HandlingCardProps) {
  const { kind, assignee, staff, actions } = ticket;
  const { isPending, error, assign, changeKind } = useHandling(ticket);
  const mayAssign = actions.includes('assign');
  const you = staff.find(({ isYou }) => isYou);
  // The assignee may have left the association.
  const gone = assignee && !staff.some(({ id }) => id === assignee.id) ? [assignee] : [];
  return (
    <Card aria-labelledby="ticket-handling">
      <CardHeader title={strings.handling} id="ticket-handling" />
      <CardBody>
        <Stack gap={16}>
          <Problems title={strings.notDone} error={error} />
          <SelectField
            label={strings.assignee}
            options={[...staff, ...gone].map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={strings.nobody}
            value={assignee?.id ?? ''}
            isDisabled={!mayAssign || isPending}
            onChange={(accountId) => assign(accountId || null)}
          />
          {mayAssign && you && assignee?.id !== you.id ? (
            <TakeButton isPending={isPending} onPress={() => assign(you.id)} />
          ) : null}
          <SelectField
            label={strings.kind}
            hint={strings.accessibilityHint}
            options={kinds}
            value={kind}
            isDisabled={!actions.includes('changeKind') || isPending}
            onChange={changeKind}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}

function TakeButton(props: { isPending: boolean; onPress: () => void }) {
  return (
    <div>
      <Button variant="secondary" size="small" {...props}>
        {strings.take}
      </Button>
    </div>
  );
}
