import type { AccountDetail } from '@psp/contracts/users';
import { Button } from '@psp/design-system/button';
import { showToast } from '@psp/design-system/toast';
import { errorMessage } from '@psp/remote/api-error';
import { ReasonDialog } from '@psp/remote/reason-dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { strings } from './strings.ts';
import { useWriteUsers } from './queries.ts';

type Asking = 'suspend' | 'restore' | 'resetTwoFactor';

const WORDS = {
  suspend: {
    path: 'suspend',
    label: strings.suspend,
    title: strings.suspendAccount,
    text: strings.suspendAccountText,
    done: strings.accountSuspended,
    isDanger: true,
  },
  restore: {
    path: 'restore',
    label: strings.restore,
    title: strings.restoreAccount,
    text: strings.restoreAccountText,
    done: strings.accountRestored,
    isDanger: false,
  },
  resetTwoFactor: {
    path: 'reset-two-factor',
    label: strings.resetTwoFactor,
    title: strings.resetTitle,
    text: strings.resetText,
    done: strings.reset,
    isDanger: true,
  },
} as const;

const ORDER: readonly Asking[] = ['resetTwoFactor', 'restore', 'suspend'];

/** What the association may do about a person's account; each act but the mail needs a reason. */
export function PersonActions({ person }: { person: AccountDetail }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  return (
    <>
      {person.actions.includes('resendConfirmation') ? <Resend person={person} /> : null}
      {ORDER.filter((action) => person.actions.includes(action)).map((action) => (
        <Button key={action} variant={action === 'suspend' ? 'danger' : 'secondary'} onPress={() => setAsking(action)}>
          {WORDS[action].label}
        </Button>
      ))}
      {ORDER.map((action) => (
        <ActionDialog
          key={action}
          person={person}
          action={action}
          isOpen={asking === action}
          onClose={() => setAsking(null)}
        />
      ))}
    </>
  );
}

interface ActionDialogProps {
  person: AccountDetail;
  action: Asking;
  isOpen: boolean;
  onClose: () => void;
}

function ActionDialog({ person, action, isOpen, onClose }: ActionDialogProps) {
  const { id, displayName, version } = person;
  const words = WORDS[action];
  const write = useWriteUsers();
  return (
    <ReasonDialog
      title={words.title(displayName)}
      confirmLabel={words.label}
      hint={strings.reasonInHistory}
      isOpen={isOpen}
      isDanger={words.isDanger}
      onClose={onClose}
      act={(reason) => write(`/accounts/${id}/${words.path}`, { version, reason })}
      onDone={() => showToast({ title: words.done, message: displayName, tone: 'success' })}
    >
      <p>{words.text}</p>
    </ReasonDialog>
  );
}

function Resend({ person: { id, email } }: { person: AccountDetail }) {
  const write = useWriteUsers();
  const resend = useMutation({
    mutationFn: () => write(`/accounts/${id}/resend-confirmation`, {}),
    onSuccess: () => showToast({ title: strings.resent, message: email, tone: 'success' }),
  });
  return (
    <>
      <span role="status">
        {resend.isSuccess ? strings.resent : null}
        {resend.error ? errorMessage(resend.error) : null}
      </span>
      <Button isPending={resend.isPending} pendingLabel={strings.sending} onPress={() => resend.mutate()}>
        {strings.resend}
      </Button>
    </>
  );
}
