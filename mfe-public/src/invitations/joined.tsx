import { useSession } from '@psp/auth/session';
import { landingOf } from '@psp/auth/session/areas';
import { switchOrganisation } from '@psp/auth/session/sign-in';
import type { OpenInvitation } from '@psp/contracts/invitations';
import { Button, ButtonLink } from '@psp/design-system/button';
import { PageHeader, Row } from '@psp/design-system/page';
import { useAct } from '@psp/remote/act/use-act';
import { usePageTitle } from '@psp/remote/screen';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Answer, Notice } from '@psp/design-system/notice';
import { LoginBox } from '@psp/features/accounts/ui/login-box';
import { membershipsQuery } from '@psp/features/accounts/ui/memberships';
import { switchProblem } from '@psp/features/accounts/ui/switch-problem';
import { strings } from './strings.ts';

/** The invitation is accepted: on with the new organisation, or with the one before. */
export function Joined({ invitation }: { invitation: OpenInvitation }) {
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
