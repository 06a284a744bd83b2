import { useSession } from '@psp/auth/session';
import type { Kind } from '@psp/contracts/common';
import { ButtonLink } from '@psp/design-system/button';
import { EmptyState } from '@psp/design-system/states';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import type { Client } from '@psp/remote/client';
import { strings } from './read-only-strings.ts';
import { membersQuery } from './queries.ts';

/** True for a viewer, who reads everything of the organisation and writes nothing. */
export const useReadsOnly = (): boolean => useSession((state) => state.role === 'viewer');

interface ReadOnlyProps {
  /** The client of the area's own service. */
  client: Client;
  area: Kind;
}

/** Stands in place of a form for a viewer: that they may only read, and who may write. */
export function ReadOnly({ client, area }: ReadOnlyProps) {
  const { data } = useQuery(membersQuery(client, area));
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
