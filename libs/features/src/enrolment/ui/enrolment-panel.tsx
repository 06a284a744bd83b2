import { useSession } from '@psp/auth/session';
import { enrolPeople, type EnrolmentView } from '@psp/contracts/enrolment';
import { REGISTRATION_STATUS } from '@psp/contracts/seats';
import { StatusBadge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { Notice } from '@psp/design-system/notice';
import { Row, Stack } from '@psp/design-system/page';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { StackForm } from '../../forms/ui/form.tsx';
import { useActForm } from '../../forms/ui/use-act-form.ts';
import type { EnrolmentArea } from './area.ts';
import { coursesKey, enrolmentQuery } from './queries.ts';
import { Line, Lines } from './lines.ts';
import { strings } from './strings.ts';

interface PanelProps {
  area: EnrolmentArea;
  /** Id of the course. */
  id: string;
}
interface ViewProps extends PanelProps {
  view: EnrolmentView;
}
type Person = EnrolmentView['people'][number];
type Registration = NonNullable<Person['registration']>;

/** Card of a course: which colleagues go, with the acts on their registrations, and the form that enrols others. */
export function EnrolmentPanel({ area, id }: PanelProps) {
  const query = useQuery(enrolmentQuery(area, id));
  return (
    <Card aria-label={strings.who}>
      <CardHeader title={strings.who} />
      <CardBody>
        <Loaded query={query}>
          {(view) => (
            <Stack gap={16}>
              <RegisteredPeople area={area} id={id} view={view} />
              <EnrolForm area={area} id={id} view={view} />
            </Stack>
          )}
        </Loaded>
      </CardBody>
    </Card>
  );
}

const shownName = ({ name, isYou, hasLeft }: Person): string => {
  if (hasLeft) return strings.left(name);
  return isYou ? strings.you(name) : name;
};

function RegisteredPeople({ area, id, view: { people, asksApproval } }: ViewProps) {
  const registered = people.flatMap((person) => (person.registration ? [{ ...person, own: person.registration }] : []));
  if (registered.length === 0) return null;
  return (
    <Lines role="list">
      {registered.map(({ own, ...person }) => (
        <Line key={own.id}>
          <Row>
            <strong>{shownName(person)}</strong>
            <StatusBadge status={REGISTRATION_STATUS[own.status]} />
          </Row>
          <Held registration={own} />
          <RegistrationActs {...{ area, id, asksApproval }} name={person.name} registration={own} />
        </Line>
      ))}
    </Lines>
  );
}

function Held({ registration: { place, heldUntil } }: { registration: Registration }) {
  if (place !== null) return <Under>{strings.place(place)}</Under>;
  return heldUntil ? <Under>{strings.held(heldUntil)}</Under> : null;
}

interface ActsProps extends PanelProps {
  name: string;
  asksApproval: boolean;
  registration: Registration;
}

function RegistrationActs({ area, id, name, asksApproval, registration }: ActsProps) {
  const { version, actions } = registration;
  const refreshes = [coursesKey(area), enrolmentQuery(area, id).queryKey];
  const input = { id: registration.id, body: { version } };
  const accept = useAct({
    send: () => area.api.call('POST /enrolments/:id/accept', input),
    ...{ done: asksApproval ? strings.acceptedForApproval : strings.accepted, failed: strings.acceptFailed, refreshes },
  });
  const leave = useAct<string>({
    send: () => area.api.call('POST /enrolments/:id/cancel', input),
    ...{ done: strings.leaveDone, refreshes },
  });
  if (actions.length === 0) return null;
  return (
    <Row>
      {actions.includes('accept') ? (
        <Button size="small" isPending={accept.isPending} onPress={() => accept.run()}>
          {strings.accept}
        </Button>
      ) : null}
      {actions.includes('cancel') ? (
        <AskButton
          {...{ act: leave, about: name, variant: 'quiet', size: 'small' }}
          label={strings.leave}
          title={strings.leaveTitle}
          confirmLabel={strings.leaveConfirm}
        >
          <p>{strings.leaveText}</p>
        </AskButton>
      ) : null}
    </Row>
  );
}

/* Whoever only reads, sees no form. */
function EnrolForm({ area, id, view }: ViewProps) {
  const mayWrite = useSession(({ role }) => role !== 'viewer');
  const form = useActForm<{ accountIds: string[] }, { accountIds: string[] }, EnrolmentView>({
    blank: { accountIds: [] },
    ...{ schema: enrolPeople, clears: true, done: strings.enrolled },
    send: (body) => area.api.call('POST /trainings/:id/enrolment', { id, body }),
    ...{ view: enrolmentQuery(area, id), refreshes: [coursesKey(area)] },
  });
  if (!view.canEnrol) return <p>{strings.closed}</p>;
  const free = view.people.filter(({ registration, hasLeft }) => !registration && !hasLeft);
  if (!mayWrite) return null;
  if (free.length === 0) return <p>{strings.everybody}</p>;
  return (
    <StackForm of={form} gap={16} problem={strings.problem}>
      <CheckboxGroupField
        {...form.field('accountIds')}
        label={strings.choose}
        options={free.map((person) => ({ value: person.accountId, label: shownName(person) }))}
      />
      {view.asksApproval ? (
        <Notice tone="info" title={strings.asksTitle}>
          <p>{strings.asks(view.owners)}</p>
        </Notice>
      ) : null}
      <Button type="submit" isPending={form.isPending}>
        {view.asksApproval ? strings.ask : strings.enrol}
      </Button>
      <Under>{[strings.price(view.price), view.price > 0 ? strings.payment : ''].filter(Boolean).join('. ')}</Under>
      <Under>{strings.closes(view.closesAt)}</Under>
    </StackForm>
  );
}
