import type { EventPerson, EventView } from '@psp/contracts/events';
import { REGISTRATION_STATUS } from '@psp/contracts/seats';
import { StatusBadge } from '@psp/design-system/badge';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { Row, Stack } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { Problems } from '@psp/remote/act/problems';
import Ticket from 'lucide-react/icons/ticket';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AskButton, type AskButtonProps } from '../../acts/ui/ask-button.tsx';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import type { EventArea } from './area.ts';
import { eventQuery, useEventAct } from './queries.ts';
import { strings } from './strings.ts';

interface PeopleProps {
  area: EventArea;
  event: EventView;
}
type Registration = NonNullable<EventPerson['registration']>;
/** States in which a person has a seat. */
const HAS_TICKET: ReadonlySet<string> = new Set<Registration['status']>(['confirmed', 'attended']);

interface RegisteredProps {
  area: EventArea;
  person: EventPerson;
  registration: Registration;
}

const People = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; padding: 8px 20px; }
  > li + li { border-top: 1px solid var(--line); }
  small { display: block; color: var(--ink-muted); }
  ${media.narrow} { > li { padding: 8px 16px; } }
`;

const Banner = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 16px 20px;
  border-radius: 8px;
  background: var(--blue-900);
  color: #ffffff;
  h2 { font-size: 1.125rem; }
`;

const named = ({ name, isYou }: EventPerson): string => (isYou ? `${name} ${strings.you}` : name);

/** Freed seats that are held for colleagues, each to take or to give up. */
export function Offers({ area, event }: PeopleProps) {
  return event.people.map((person) =>
    person.registration?.offeredUntil && person.registration.actions.includes('accept') ? (
      <Offer key={person.accountId} area={area} person={person} registration={person.registration} />
    ) : null,
  );
}

function Offer({ area, person, registration }: RegisteredProps) {
  const { id, version, offeredUntil } = registration;
  const act = useEventAct(area, {
    send: () => area.api.call('POST /event-registrations/:id/accept', { id, body: { version } }),
    done: strings.accepted,
  });
  return (
    <Banner data-on-dark="" aria-label={strings.offerTitle(person.name)}>
      <div>
        <h2>{strings.offerTitle(person.name)}</h2>
        <p>{strings.offerText(offeredUntil ?? '')}</p>
        <Problems error={act.error} />
      </div>
      <Row>
        <LeaveButton area={area} person={person} registration={registration} variant="quiet" />
        <Button isPending={act.isPending} onPress={() => act.run()}>
          {strings.accept}
        </Button>
      </Row>
    </Banner>
  );
}

/** Members of the organisation with their registrations, and the form that signs others up. */
export function PeopleCard({ area, event }: PeopleProps) {
  const { people, perOrganisation, canRegister } = event;
  const isReadOnly = useIsReadOnly('events');
  const taken = people.filter(({ registration }) => registration).length;
  const isFull = perOrganisation !== null && taken >= perOrganisation;
  const others = people.filter(({ registration }) => !registration);
  const mayRegister = canRegister && !isReadOnly && !isFull && others.length > 0;
  return (
    <Card aria-label={strings.whoGoes}>
      <CardHeader title={strings.whoGoes} action={perOrganisation ? strings.mostOf(perOrganisation) : undefined} />
      {taken > 0 ? (
        <People>
          {people.map((person) =>
            person.registration ? (
              <li key={person.accountId}>
                <Registered area={area} person={person} registration={person.registration} />
              </li>
            ) : null,
          )}
        </People>
      ) : null}
      {mayRegister ? (
        <SignUp
          area={area}
          event={event}
          others={others}
          most={perOrganisation ? perOrganisation - taken : others.length}
        />
      ) : null}
      {canRegister || event.cancelReason ? null : <CardBody>{strings.notOpen}</CardBody>}
      {canRegister && isReadOnly ? <CardBody>{strings.readsOnly}</CardBody> : null}
    </Card>
  );
}

const detailOf = ({ place, offeredUntil, isFreeSeat, price }: Registration): string => {
  if (place !== null) return strings.inLine(place);
  if (offeredUntil) return strings.offeredUntil(offeredUntil);
  if (isFreeSeat) return strings.freeSeat;
  return price > 0 ? strings.cost(price) : '';
};

function Registered({ area, person, registration }: RegisteredProps) {
  const { id, status } = registration;
  return (
    <>
      <span>
        {named(person)}
        <small>{detailOf(registration)}</small>
      </span>
      <Row>
        <StatusBadge status={REGISTRATION_STATUS[status]} />
        {HAS_TICKET.has(status) ? (
          <ButtonLink
            href={`${area.path}/bilete/${id}`}
            variant="quiet"
            size="small"
            icon={<Ticket aria-hidden />}
            aria-label={strings.ticketOf(person.name)}
          >
            {strings.ticket}
          </ButtonLink>
        ) : null}
        <LeaveButton area={area} person={person} registration={registration} variant="quiet" size="small" />
      </Row>
    </>
  );
}

/* Gives a seat or a place on the waiting list up. */
function LeaveButton({
  area,
  person,
  registration: { id, version, status, actions },
  ...look
}: RegisteredProps & Pick<AskButtonProps, 'variant' | 'size'>) {
  const act = useEventAct<string>(area, {
    send: () => area.api.call('POST /event-registrations/:id/cancel', { id, body: { version } }),
    done: strings.left,
  });
  return (
    <AskButton
      label={status === 'waitlisted' ? strings.leaveList : strings.leave}
      about={person.name}
      {...look}
      title={strings.leaveTitle(person.name)}
      act={act}
      isDanger
      isOffered={actions.includes('cancel')}
    >
      <p>{strings.leaveText}</p>
    </AskButton>
  );
}

interface SignUpProps extends PeopleProps {
  others: readonly EventPerson[];
  /** How many more the organisation may sign up. */
  most: number;
}

function SignUp({ area, event, others, most }: SignUpProps) {
  const { id, free, freeSeats, ownPrice } = event;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [usesFree, setUsesFree] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const act = useEventAct(area, {
    send: (accountIds: readonly string[]) =>
      area.api.call('POST /events/:id/registrations', {
        id,
        body: { accountIds: [...accountIds], freeSeats: usesFree ? Math.min(freeSeats, accountIds.length) : 0 },
      }),
    view: eventQuery(area, id),
    done: strings.registered,
    onDone: () => setChosen([]),
  });
  const going = others.map(({ accountId }) => accountId).filter((one) => chosen.includes(one));
  const toggle = (one: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, one] : chosen.filter((other) => other !== one));
  const paid = Math.max(going.length - (usesFree ? freeSeats : 0), 0);
  const send = () => {
    setEmpty(going.length === 0);
    if (going.length > 0) act.run(going);
  };
  return (
    <CardBody>
      <Stack gap={12}>
        <Problems
          error={act.error}
          errors={isEmpty && going.length === 0 ? [{ id: 'going-0', message: strings.nobody }] : []}
        />
        <p>{strings.choose}</p>
        <div>
          {others.map((person, at) => (
            <CheckboxField
              key={person.accountId}
              id={`going-${at}`}
              name="going"
              label={named(person)}
              value={chosen.includes(person.accountId)}
              isDisabled={!chosen.includes(person.accountId) && going.length >= most}
              onChange={(isOn) => toggle(person.accountId, isOn)}
            />
          ))}
        </div>
        {freeSeats > 0 && ownPrice > 0 ? (
          <CheckboxField name="free" label={strings.useFree(freeSeats)} value={usesFree} onChange={setUsesFree} />
        ) : null}
        {going.length > free ? <p>{strings.willWait}</p> : null}
        {paid > 0 && ownPrice > 0 ? <p>{strings.willPay(paid * ownPrice)}</p> : null}
        <div>
          <Button isPending={act.isPending} onPress={send}>
            {strings.register(going.length)}
          </Button>
        </div>
      </Stack>
    </CardBody>
  );
}
