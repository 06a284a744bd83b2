import { OwnText } from '@psp/design-system/own-text';
import { ADMIN_AREA_LABELS } from '@psp/contracts/admin-areas';
import { ROLE_LABELS } from '@psp/contracts/common';
import type { InvitationView } from '@psp/contracts/members';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import { Card, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { FieldError } from '@psp/design-system/field';
import { RowItem, RowList } from '@psp/design-system/rows';
import Mail from 'lucide-react/icons/mail';
import { useId, useState } from 'react';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { refusalOf } from '@psp/remote/act/refusal';
import { strings } from './strings.ts';
import type { MembersArea } from './area.ts';
import { useMembersAct } from './queries.ts';

interface InvitationsProps {
  invitations: InvitationView[];
  members: MembersArea;
}

/** Card with the open invitations. */
export function Invitations({ invitations, members }: InvitationsProps) {
  const [revoking, setRevoking] = useState<InvitationView | null>(null);
  if (invitations.length === 0 && !revoking) return null;
  const current = invitations.find(({ id }) => id === revoking?.id) ?? revoking;
  return (
    <Card aria-label={strings.invitations}>
      <CardHeader title={strings.invitations} />
      <RowList>
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} members={members} onRevoke={setRevoking} />
        ))}
      </RowList>
      {current ? <RevokeDialog invitation={current} members={members} onClose={() => setRevoking(null)} /> : null}
    </Card>
  );
}

interface InvitationProps {
  invitation: InvitationView;
  members: MembersArea;
  onRevoke: (invitation: InvitationView) => void;
}

function Invitation({ invitation, members, onRevoke }: InvitationProps) {
  const { id, email, role, areas, invitedBy, expiresAt, isExpired, version } = invitation;
  const errorId = useId();
  const resend = useMembersAct(members, {
    send: () => members.api.call('POST /members/invitations/:id/resend', { id, body: { version } }),
    done: strings.resent,
    about: email,
  });
  const buttons = (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={strings.resendTo(email)}
        aria-describedby={resend.error ? errorId : undefined}
        isPending={resend.isPending}
        pendingLabel={strings.sending}
        onPress={() => resend.run()}
      >
        {strings.resend}
      </Button>
      <Button variant="quiet" size="small" aria-label={strings.revokeTo(email)} onPress={() => onRevoke(invitation)}>
        {strings.revoke}
      </Button>
    </>
  );
  const detail = (
    <>
      <OwnText>{strings.invitedAs(ROLE_LABELS[role], invitedBy)}</OwnText>
      {areas ? <Under>{areas.map((area) => ADMIN_AREA_LABELS[area]).join(', ')}</Under> : null}
      <span role="alert">{resend.error ? <FieldError id={errorId}>{refusalOf(resend.error)}</FieldError> : null}</span>
    </>
  );
  return (
    <RowItem
      icon={<Mail aria-hidden />}
      detail={detail}
      when={isExpired ? <Badge tone="danger">{strings.expired}</Badge> : strings.expires(formatDate(expiresAt))}
      action={buttons}
    >
      {email}
    </RowItem>
  );
}

function RevokeDialog({ invitation, members, onClose }: Omit<InvitationProps, 'onRevoke'> & { onClose: () => void }) {
  const { id, email, version } = invitation;
  const revoke = useMembersAct(members, {
    send: () => members.api.call('POST /members/invitations/:id/revoke', { id, body: { version } }),
    done: strings.revoked,
    about: email,
  });
  return (
    <ActDialog
      act={revoke}
      title={strings.revokeTitle(email)}
      confirmLabel={strings.revokeConfirm}
      isOpen
      isDanger
      onClose={onClose}
    >
      <p>{strings.revokeText}</p>
    </ActDialog>
  );
}
