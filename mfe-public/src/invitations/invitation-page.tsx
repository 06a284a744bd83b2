import type { OpenInvitation } from '@psp/contracts/invitations';
import { ButtonLink } from '@psp/design-system/button';
import { PageHeader } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { isApiError } from '@psp/remote/api-error';
import { Failed } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoginBox } from '@psp/features/accounts/ui/login-box';
import { type LinkToken, useLinkToken } from '../recovery/link-token.ts';
import { InvitationDetails } from './invitation-details.tsx';
import { InvitationWays } from './invitation-ways.tsx';
import { Joined } from './joined.tsx';
import { strings } from './strings.ts';
import { invitationQuery } from './queries.ts';

/** An invitation into an organisation, opened by the link of a mail. */
export function InvitationPage() {
  const link = useLinkToken('invitation');
  const [joined, setJoined] = useState<OpenInvitation | null>(null);
  if (joined) return <Joined invitation={joined} />;
  if (!link.token) return <Unusable title={strings.missingTitle} text={strings.missingText} />;
  return <Opened token={link.token} link={link} onJoined={setJoined} />;
}

interface OpenedProps {
  token: string;
  link: LinkToken;
  onJoined: (invitation: OpenInvitation) => void;
}

function Opened({ token, link, onJoined }: OpenedProps) {
  const { data, error, refetch } = useQuery(invitationQuery(token));
  usePageTitle(data ? strings.title(data.organisation.name) : strings.loading);
  if (data) {
    return (
      <LoginBox>
        <PageHeader title={strings.title(data.organisation.name)} />
        <InvitationDetails invitation={data} />
        <InvitationWays token={token} invitation={data} forget={link.forget} onJoined={() => onJoined(data)} />
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
    return <Unusable title={strings.invalidTitle} text={error.status === 410 ? error.message : strings.invalidText} />;
  return (
    <LoginBox>
      <Failed error={error} onRetry={() => void refetch()} />
    </LoginBox>
  );
}

function Unusable({ title, text }: { title: string; text: string }) {
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
