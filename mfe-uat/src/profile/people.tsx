import { ROLE_LABELS } from '@psp/contracts/common';
import { Card, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { RowItem, RowList } from '@psp/design-system/rows';
import { membersOf, membersQuery } from '@psp/features/members/ui/queries';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { strings } from './strings.ts';

/** Whoever writes for the authority. */
export function People() {
  const query = useQuery(membersQuery(membersOf('uat')));
  return (
    <Card aria-labelledby="people">
      <CardHeader id="people" title={strings.people} action={<Link href="/uat/members">{strings.allPeople}</Link>} />
      <Loaded query={query} rows={2}>
        {({ members }) => (
          <RowList>
            {members
              .filter(({ role }) => role !== 'viewer')
              .map(({ id, displayName, position, email, role }) => (
                <RowItem key={id} detail={[position, ROLE_LABELS[role]].filter(Boolean).join(', ')}>
                  <strong>{displayName}</strong>
                  <div>
                    <a href={`mailto:${email}`}>{email}</a>
                  </div>
                </RowItem>
              ))}
          </RowList>
        )}
      </Loaded>
    </Card>
  );
}
