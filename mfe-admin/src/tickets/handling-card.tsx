import { TICKET_KIND_LABELS, TICKET_KINDS } from '@psp/contracts/ticket-basics';
import type { TicketView } from '@psp/contracts/tickets';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/fields';
import { Notice } from '@psp/design-system/notice';
import { Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { refusalOf } from '@psp/remote/ask-dialog';
import { useMutation } from '@tanstack/react-query';
import { strings } from './strings.ts';
import type { ActOnTicket, TicketWrite } from './queries.ts';

const kinds = TICKET_KINDS.map((value) => ({ value, label: TICKET_KIND_LABELS[value] }));

interface HandlingCardProps {
  ticket: TicketView;
  act: ActOnTicket;
}

/** Who takes care of a ticket, and what kind it is; each choice is saved as it is made. */
export function HandlingCard({ ticket, act }: HandlingCardProps) {
  const { version, kind, assignee, staff, actions } = ticket;
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ what, body }: { what: TicketWrite; body: object; done: string }) => act(what, body),
    onSuccess: (_, { done }) => showToast({ title: done, tone: 'success' }),
  });
  const mayAssign = actions.includes('assign');
  const you = staff.find(({ isYou }) => isYou);
  const assign = (accountId: string | null) =>
    mutate({ what: 'assign', body: { version, accountId }, done: strings.assigned });
  // Somebody who left the association may still be the one who took care of it.
  const gone = assignee && !staff.some(({ id }) => id === assignee.id) ? [assignee] : [];
  return (
    <Card aria-labelledby="ticket-handling">
      <CardHeader title={strings.handling} id="ticket-handling" />
      <CardBody>
        <Stack gap={16}>
          {error ? (
            <Notice tone="warning" role="alert" title={strings.notDone}>
              <p>{refusalOf(error, { hasFields: false })}</p>
            </Notice>
          ) : null}
          <SelectField
            label={strings.assignee}
            options={[...staff, ...gone].map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={strings.nobody}
            value={assignee?.id ?? ''}
            isDisabled={!mayAssign || isPending}
            onChange={(accountId) => assign(accountId || null)}
          />
          {mayAssign && you && assignee?.id !== you.id ? (
            <div>
              <Button variant="secondary" size="small" isPending={isPending} onPress={() => assign(you.id)}>
                {strings.take}
              </Button>
            </div>
          ) : null}
          <SelectField
            label={strings.kind}
            hint={strings.accessibilityHint}
            options={kinds}
            value={kind}
            isDisabled={!actions.includes('changeKind') || isPending}
            onChange={(chosen) =>
              mutate({ what: 'change-kind', body: { version, kind: chosen }, done: strings.kindChanged })
            }
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
