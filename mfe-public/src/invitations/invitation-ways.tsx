import { signOut, useSession } from '@psp/auth/session';
import type { OpenInvitation } from '@psp/contracts/invitations';
import { Button } from '@psp/design-system/button';
import { refusalOf } from '@psp/remote/act/refusal';
import { useAct } from '@psp/remote/act/use-act';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Answer, Notice } from '@psp/design-system/notice';
import type { LoginState } from '@psp/features/accounts/ui/login-state';
import { AcceptForm } from './accept-form.tsx';
import { strings } from './strings.ts';
import { acceptInvitation } from './queries.ts';
import { signInScreen } from './sign-in-screen.ts';

interface InvitationWaysProps {
  token: string;
  invitation: OpenInvitation;
  /** Called once the invitation is used. */
  forget: () => void;
  onJoined: () => void;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** How this person can accept: at once, or by making an account first; somebody else who is signed in leaves first. */
export function InvitationWays({ token, invitation, forget, onJoined }: InvitationWaysProps) {
  const status = useSession((state) => state.status);
  const email = useSession((state) => state.account?.email ?? '');
  if (status === 'loading') return null;
  if (status === 'signed-in' && isSame(email, invitation.email)) {
    const accept = async () => {
      await acceptInvitation({ token, account: null });
      onJoined();
      forget();
    };
    return (
      <Deed label={strings.accept} pendingLabel={strings.accepting} run={accept}>
        {strings.signedInAs(email)}
      </Deed>
    );
  }
  if (status === 'signed-in') {
    return (
      <Deed label={strings.signOut} pendingLabel={strings.signingOut} run={() => signOut({ scope: 'local' })}>
        {strings.otherAccount(email, invitation.email)}
      </Deed>
    );
  }
  if (invitation.hasAccount) return <AcceptUnsigned token={token} invitation={invitation} forget={forget} />;
  return <AcceptForm token={token} invitation={invitation} forget={forget} />;
}

/* The link came by the account's mail, so it is enough to accept; signing in follows. */
function AcceptUnsigned({ token, invitation, forget }: Omit<InvitationWaysProps, 'onJoined'>) {
  const navigate = useNavigate();
  const accept = async () => {
    await acceptInvitation({ token, account: null });
    forget();
    const state: LoginState = { notice: strings.accepted, email: invitation.email };
    await navigate(signInScreen(invitation.organisation.kind), { replace: true, state });
  };
  return (
    <Deed label={strings.accept} pendingLabel={strings.accepting} run={accept}>
      {strings.hasAccount(invitation.email)}
    </Deed>
  );
}

interface DeedProps {
  label: string;
  pendingLabel: string;
  run: () => Promise<void>;
  children: ReactNode;
}

/* One sentence and one button; a failure stays under it. */
function Deed({ label, pendingLabel, run, children }: DeedProps) {
  const deed = useAct({ send: run });
  return (
    <>
      <p>{children}</p>
      <Answer role="alert">{deed.error ? <Notice tone="warning">{refusalOf(deed.error)}</Notice> : null}</Answer>
      <div>
        <Button isPending={deed.isPending} pendingLabel={pendingLabel} onPress={() => deed.run()}>
          {label}
        </Button>
      </div>
    </>
  );
}
