import { useSession } from '@psp/auth/session';
import { type AdminArea, worksIn } from '@psp/contracts/admin-areas';
import type { Kind } from '@psp/contracts/common';
import { ButtonLink } from '@psp/design-system/button';
import { EmptyState } from '@psp/design-system/states';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { strings } from './read-only-strings.ts';
import { membersOf } from './area.ts';
import { membersQuery } from './queries.ts';

/**
 * Returns true for a viewer, who may read but not change the organisation's data, and for an editor of the association who does not
 * work in `area`.
 */
export const useIsReadOnly = (area?: AdminArea): boolean =>
  useSession(({ role, areas }) => role === 'viewer' || !worksIn(areas, area));

/** Shown to a viewer instead of a form: explains the role and lists the members who may write. */
export function ReadOnly({ area }: { area: Kind }) {
  const { data } = useQuery(membersQuery(membersOf(area)));
  const writers = data?.members.filter(({ role }) => role !== 'viewer') ?? [];
  const toMembers = (
    <ButtonLink href={`/${area}/members`} variant="secondary">
      {strings.seeMembers}
    </ButtonLink>
  );
  return (
    <EmptyState title={strings.readOnly} icon={<Eye size={32} aria-hidden />} action={toMembers}>
      <p>{strings.whoWrites}</p>
      {writers.length > 0 ? (
        <ul>
          {writers.map(({ id, displayName, email }) => (
            <li key={id}>
              {displayName}, <a href={`mailto:${email}`}>{email}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </EmptyState>
  );
}
