import { memberPath } from '@psp/auth/session/areas';
import type { Kind } from '@psp/contracts/common';
import { ButtonLink } from '@psp/design-system/button';
import { MembersCard } from '../common/members-card.tsx';
import { strings } from './strings.ts';

const PATHS: Record<Kind, string> = { uat: '/uat/exchange/', firma: '/firma/exchange/', admin: '/admin/exchange/' };

/** What members may do with a project. Who is not signed in comes back to it in the area of authorities. */
export function Door({ id }: { id: string }) {
  const path = PATHS.uat + id;
  return (
    <MembersCard text={strings.forMembers} pathOf={(kind) => PATHS[kind] + id}>
      <ButtonLink href={memberPath(path, true)}>{strings.adopt}</ButtonLink>
      <ButtonLink href={memberPath(`${path}#intrebari`, true)} variant="secondary">
        {strings.ask}
      </ButtonLink>
      <ButtonLink href="/register" variant="quiet">
        {strings.join}
      </ButtonLink>
    </MembersCard>
  );
}
