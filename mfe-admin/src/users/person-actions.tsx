import type { AccountDetail } from '@psp/contracts/users';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { useAct } from '@psp/remote/act/use-act';
import { CHANGED } from '../common/changed.ts';
import { ResendButton } from '../common/resend-button.tsx';
import { people } from './queries.ts';
import { strings } from './strings.ts';

type Asking = 'suspend' | 'restore' | 'resetTwoFactor';

const WORDS = {
  suspend: {
    address: 'POST /accounts/:id/suspend',
    label: strings.suspend,
    title: strings.suspendAccount,
    text: strings.suspendAccountText,
    done: strings.accountSuspended,
    isDanger: true,
  },
  restore: {
    address: 'POST /accounts/:id/restore',
    label: strings.restore,
    title: strings.restoreAccount,
    text: strings.restoreAccountText,
    done: strings.accountRestored,
    isDanger: false,
  },
  resetTwoFactor: {
    address: 'POST /accounts/:id/reset-two-factor',
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
  return (
    <>
      {person.actions.includes('resendConfirmation') ? (
        <ResendButton
          email={person.email}
          send={() => people.call('POST /accounts/:id/resend-confirmation', { id: person.id })}
        />
      ) : null}
      {ORDER.map((action) => (
        <Action key={action} person={person} action={action} />
      ))}
    </>
  );
}

function Action({ person, action }: { person: AccountDetail; action: Asking }) {
  const { id, displayName, version } = person;
  const { address, label, title, text, done, isDanger } = WORDS[action];
  const act = useAct({
    send: (reason: string) => people.call(address, { id, body: { version, reason } }),
    refreshes: CHANGED,
    done,
    about: displayName,
  });
  return (
    <ReasonButton
      act={act}
      label={label}
      title={title(displayName)}
      reason={{ hint: strings.reasonInHistory }}
      variant={action === 'suspend' ? 'danger' : 'secondary'}
      isDanger={isDanger}
      isOffered={person.actions.includes(action)}
    >
      <p>{text}</p>
    </ReasonButton>
  );
}
