import { signOut, useSession } from '@psp/auth/session';
import { landingOf } from '@psp/auth/session/areas';
import { switchOrganisation } from '@psp/auth/session/sign-in';
import { ROLE_LABELS } from '@psp/contracts/common';
import type { OpenInvitation } from '@psp/contracts/invitations';
import { Button, ButtonLink } from '@psp/design-system/button';
import { DescriptionList } from '@psp/design-system/description-list';
import { Answer, Notice } from '@psp/design-system/notice';
import { PageHeader, Row } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { LoginBox } from '@psp/features/accounts/ui/login-box';
import type { LoginState } from '@psp/features/accounts/ui/login-state';
import { membershipsQuery } from '@psp/features/accounts/ui/memberships';
import { switchProblem } from '@psp/features/accounts/ui/switch-problem';
import { refusalOf } from '@psp/remote/act/refusal';
import { useAct } from '@psp/remote/act/use-act';
import { isApiError } from '@psp/remote/api-error';
import { Failed } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type LinkToken, useLinkToken } from '../recovery/link-token.ts';
import { AcceptForm, signInPath } from './accept-form.tsx';
import { acceptInvitation, invitationQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Page of an invitation into an organisation, opened from a mail. */
export function InvitationPage() {
  const link = useLinkToken('invitation');
  const [joined, setJoined] = useState<OpenInvitation | null>(null);
  if (joined) return <Joined invitation={joined} />;
  if (!link.token) return <UnusableLink title={strings.missingTitle} text={strings.missingText} />;
  return <LoadedInvitation token={link.token} link={link} onJoined={setJoined} />;
}

interface LoadedInvitationProps {
  token: string;
  link: LinkToken;
  onJoined: (invitation: OpenInvitation) => void;
}

function LoadedInvitation({ token, link, onJoined }: LoadedInvitationProps) {
  const { data, error, refetch } = useQuery(invitationQuery(token));
  usePageTitle(data ? strings.title(data.organisation.name) : strings.loading);
  if (data) {
    return (
      <LoginBox>
        <PageHeader title={strings.title(data.organisation.name)} />
        <InvitationDetails invitation={data} />
        <AcceptOptions token={token} invitation={data} forget={link.forget} onJoined={() => onJoined(data)} />
      </LoginBox>
    );
  }
  if (!error) {
    return (
      <LoginBox>
        <SkeletonList rows={3} label={strings.loading} />
      </LoginBox>
    );
  }
  if (isApiError(error) && (error.status === 410 || error.status === 404 || error.status === 400))
    return (
      <UnusableLink title={strings.invalidTitle} text={error.status === 410 ? error.message : strings.invalidText} />
    );
  return (
    <LoginBox>
      <Failed error={error} onRetry={() => void refetch()} />
    </LoginBox>
  );
}

function UnusableLink({ title, text }: { title: string; text: string }) {
  usePageTitle(title);
  return (
    <LoginBox>
      <PageHeader title={title} lead={text} />
      <div>
        <ButtonLink href="/" variant="secondary">
          {strings.home}
        </ButtonLink>
      </div>
    </LoginBox>
  );
}

/* The association's name already states its kind. */
const nameWithKind = ({ name, kind }: OpenInvitation['organisation']) =>
  name === strings.kinds[kind] ? name : `${name} (${strings.kinds[kind]})`;

/** Organisation, inviting user, role and e-mail address of the invitation. */
function InvitationDetails({ invitation }: { invitation: OpenInvitation }) {
  const { organisation, invitedBy, role, email } = invitation;
  return (
    <DescriptionList
      items={[
        { term: strings.organisation, detail: nameWithKind(organisation) },
        { term: strings.invitedBy, detail: invitedBy },
        { term: strings.role, detail: `${ROLE_LABELS[role]}. ${strings.roles[role]}` },
        { term: strings.address, detail: email },
      ]}
    />
  );
}

interface AcceptOptionsProps {
  token: string;
  invitation: OpenInvitation;
  /** Discards the token once the invitation is used. */
  forget: () => void;
  onJoined: () => void;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The way to accept: with one press, by creating an account, or after another signed-in user has signed out. */
function AcceptOptions({ token, invitation, forget, onJoined }: AcceptOptionsProps) {
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
      <ExplainedAction label={strings.accept} pendingLabel={strings.accepting} run={accept}>
        {strings.signedInAs(email)}
      </ExplainedAction>
    );
  }
  if (status === 'signed-in') {
    return (
      <ExplainedAction
        label={strings.signOut}
        pendingLabel={strings.signingOut}
        run={() => signOut({ scope: 'local' })}
      >
        {strings.otherAccount(email, invitation.email)}
      </ExplainedAction>
    );
  }
  if (invitation.hasAccount) return <AcceptSignedOut token={token} invitation={invitation} forget={forget} />;
  return <AcceptForm token={token} invitation={invitation} forget={forget} />;
}

/* The link was mailed to the account's address, which suffices to accept; the user signs in afterwards. */
function AcceptSignedOut({ token, invitation, forget }: Omit<AcceptOptionsProps, 'onJoined'>) {
  const navigate = useNavigate();
  const accept = async () => {
    await acceptInvitation({ token, account: null });
    forget();
    const state: LoginState = { notice: strings.accepted, email: invitation.email };
    await navigate(signInPath(invitation.organisation.kind), { replace: true, state });
  };
  return (
    <ExplainedAction label={strings.accept} pendingLabel={strings.accepting} run={accept}>
      {strings.hasAccount(invitation.email)}
    </ExplainedAction>
  );
}

interface ExplainedActionProps {
  label: string;
  pendingLabel: string;
  run: () => Promise<void>;
  children: ReactNode;
}

/* A sentence and a button, with the error of the last attempt. */
function ExplainedAction({ label, pendingLabel, run, children }: ExplainedActionProps) {
  const action = useAct({ send: run });
  return (
    <>
      <p>{children}</p>
      <Answer role="alert">{action.error ? <Notice tone="warning">{refusalOf(action.error)}</Notice> : null}</Answer>
      <div>
        <Button isPending={action.isPending} pendingLabel={pendingLabel} onPress={() => action.run()}>
          {label}
        </Button>
      </div>
    </>
  );
}

/** Shown after acceptance: continue for the new organisation, or for the previous one. */
function Joined({ invitation }: { invitation: OpenInvitation }) {
  const { id, name } = invitation.organisation;
  const own = useSession((state) => state.organisation);
  const title = strings.joinedTitle(name);
  const navigate = useNavigate();
  const { run, isPending, error } = useAct({
    send: () => switchOrganisation(id),
    onDone: ({ organisation }) => void navigate(landingOf(organisation), { replace: true }),
  });
  const box = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  usePageTitle(title);
  useEffect(() => {
    box.current?.querySelector('h1')?.focus();
    void client.invalidateQueries({ queryKey: membershipsQuery().queryKey });
  }, [client]);
  return (
    <LoginBox ref={box}>
      <PageHeader title={title} lead={strings.joinedText} />
      <Answer role="alert">{error ? <Notice tone="warning">{switchProblem(error)}</Notice> : null}</Answer>
      <Row gap={12}>
        <Button isPending={isPending} pendingLabel={strings.opening} onPress={() => run()}>
          {strings.workFor(name)}
        </Button>
        {own ? (
          <ButtonLink href={landingOf(own)} variant="secondary">
            {strings.stay}
          </ButtonLink>
        ) : null}
      </Row>
    </LoginBox>
  );
}
