import { ROLE_LABELS } from '@psp/contracts/common';
import type { InvitationView } from '@psp/contracts/members';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { FieldError } from '@psp/design-system/field';
import { RowItem, RowList } from '@psp/design-system/rows';
import { showToast } from '@psp/design-system/toast';
import { useMutation } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import { useId, useState } from 'react';
import { AskDialog, refusalOf } from '@psp/remote/ask-dialog';
import { strings } from './strings.ts';
import type { WriteMembers } from './queries.ts';

interface InvitationsProps {
  invitations: InvitationView[];
  write: WriteMembers;
}

/** Invitations that nobody has accepted yet. */
export function Invitations({ invitations, write }: InvitationsProps) {
  const [revoking, setRevoking] = useState<InvitationView | null>(null);
  if (invitations.length === 0 && !revoking) return null;
  const current = invitations.find(({ id }) => id === revoking?.id) ?? revoking;
  return (
    <Card aria-label={strings.invitations}>
      <CardHeader title={strings.invitations} />
      <RowList>
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} write={write} onRevoke={setRevoking} />
        ))}
      </RowList>
      {current ? <RevokeDialog invitation={current} write={write} onClose={() => setRevoking(null)} /> : null}
    </Card>
  );
}

interface InvitationProps {
  invitation: InvitationView;
  write: WriteMembers;
  onRevoke: (invitation: InvitationView) => void;
}

function Invitation({ invitation, write, onRevoke }: InvitationProps) {
  const { id, email, role, invitedBy, expiresAt, isExpired, version } = invitation;
  const errorId = useId();
  const resend = useMutation({
    mutationFn: () => write(`/invitations/${id}/resend`, { version }),
    onSuccess: () => showToast({ title: strings.resent, message: email, tone: 'success' }),
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
        onPress={() => resend.mutate()}
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
      {strings.invitedAs(ROLE_LABELS[role], invitedBy)}
      <span role="alert">
        {resend.error ? <FieldError id={errorId}>{refusalOf(resend.error, { hasFields: false })}</FieldError> : null}
      </span>
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

function RevokeDialog({ invitation, write, onClose }: Omit<InvitationProps, 'onRevoke'> & { onClose: () => void }) {
  const { id, email, version } = invitation;
  return (
    <AskDialog
      title={strings.revokeTitle(email)}
      confirmLabel={strings.revokeConfirm}
      isOpen
      isDanger
      onClose={onClose}
      act={() => write(`/invitations/${id}/revoke`, { version })}
      onDone={() => showToast({ title: strings.revoked, message: email, tone: 'success' })}
    >
      <p>{strings.revokeText}</p>
    </AskDialog>
  );
}
