import { ADMIN_AREAS } from '@psp/contracts/admin-areas';
import type { Role } from '@psp/contracts/common';
import type { AccessRequestView } from '@psp/contracts/members';
import { Button } from '@psp/design-system/button';
import { Card, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { RowItem, RowList } from '@psp/design-system/rows';
import UserPlus from 'lucide-react/icons/user-plus';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { ReasonDialog } from '../../acts/ui/reason.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { areasBody, AreasField, areasProblem, hasAreas } from './areas.tsx';
import { strings } from './strings.ts';
import type { MembersArea } from './area.ts';
import { useMembersAct } from './queries.ts';
import { chosenRole, RoleField } from './role.tsx';

const Message = styled.p`
  max-width: 70ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface AccessRequestsProps {
  requests: AccessRequestView[];
  members: MembersArea;
}

interface Answer {
  kind: 'accept' | 'decline';
  request: AccessRequestView;
}

/** Card with the requests of users who registered with the organisation's tax code and want to join it. */
export function AccessRequests({ requests, members }: AccessRequestsProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const close = () => setAnswer(null);
  if (requests.length === 0 && !answer) return null;
  const request = requests.find(({ id }) => id === answer?.request.id) ?? answer?.request;
  return (
    <Card aria-label={strings.requests}>
      <CardHeader title={strings.requests} />
      <RowList>
        {requests.map((one) => (
          <Request key={one.id} request={one} onAnswer={(kind) => setAnswer({ kind, request: one })} />
        ))}
      </RowList>
      {request && answer?.kind === 'accept' ? (
        <AcceptDialog key={request.id} request={request} members={members} onClose={close} />
      ) : null}
      {request && answer?.kind === 'decline' ? (
        <DeclineDialog key={request.id} request={request} members={members} onClose={close} />
      ) : null}
    </Card>
  );
}

function Request({ request, onAnswer }: { request: AccessRequestView; onAnswer: (kind: Answer['kind']) => void }) {
  const { displayName, position, email, message, createdAt } = request;
  const buttons = (
    <>
      <Button size="small" aria-label={strings.acceptFor(displayName)} onPress={() => onAnswer('accept')}>
        {strings.accept}
      </Button>
      <Button
        variant="secondary"
        size="small"
        aria-label={strings.declineFor(displayName)}
        onPress={() => onAnswer('decline')}
      >
        {strings.decline}
      </Button>
    </>
  );
  return (
    <RowItem
      icon={<UserPlus aria-hidden />}
      detail={[position, email, strings.requestedOn(formatDate(createdAt))].filter(Boolean).join(' · ')}
      action={buttons}
    >
      <strong>{displayName}</strong>
      {message ? <Message>{message}</Message> : null}
    </RowItem>
  );
}

interface AnswerDialogProps {
  request: AccessRequestView;
  members: MembersArea;
  onClose: () => void;
}

interface Chosen {
  role: Role | '';
  /** Areas of work of an editor of the association. */
  areas: string[];
}

function AcceptDialog({ request, members, onClose }: AnswerDialogProps) {
  const { id, displayName, email, version } = request;
  const accept = useMembersAct(members, {
    send: ({ role: typed, areas }: Chosen) => {
      const role = chosenRole(typed);
      const body = { role, version, ...areasBody(members, role, areas) };
      return members.api.call('POST /members/access-requests/:id/accept', { id, body });
    },
    done: strings.accepted,
    about: email,
  });
  const form = useFormOf<Chosen>(accept, {
    blank: { role: '', areas: [...ADMIN_AREAS] },
    ids: { role: useId(), areas: useId() },
    check: ({ role, areas }) => ({
      role: role === '' ? strings.chooseRole : undefined,
      areas: areasProblem(members, role, areas),
    }),
  });
  return (
    <ActDialog
      act={form}
      title={strings.acceptTitle(displayName)}
      confirmLabel={strings.accept}
      isOpen
      onClose={onClose}
    >
      <p>{strings.acceptText}</p>
      <RoleField {...form.field('role')} label={strings.role} />
      {hasAreas(members, form.field('role').value) ? <AreasField {...form.field('areas')} /> : null}
    </ActDialog>
  );
}

function DeclineDialog({ request, members, onClose }: AnswerDialogProps) {
  const { id, displayName, email, version } = request;
  const decline = useMembersAct(members, {
    send: (reason: string) =>
      members.api.call('POST /members/access-requests/:id/decline', { id, body: { reason, version } }),
    done: strings.declined,
    about: email,
  });
  return (
    <ReasonDialog
      act={decline}
      title={strings.declineTitle(displayName)}
      confirmLabel={strings.declineConfirm}
      reason={{ hint: strings.declineHint }}
      isOpen
      isDanger
      onClose={onClose}
    />
  );
}
