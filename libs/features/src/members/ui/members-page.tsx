import { loadSession, useSession } from '@psp/auth/session';
import { APPLICATION_PATH } from '@psp/auth/session/areas';
import type { MemberView } from '@psp/contracts/members';
import { Button } from '@psp/design-system/button';
import { Card, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Loaded } from '@psp/remote/loaded';
import { strings as common } from '@psp/remote/strings';
import { usePageTitle } from '@psp/remote/screen';
import { AccessRequests } from './access-requests.tsx';
import { Invitations } from './invitations.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { ChangeRoleDialog, HandOverDialog, RemoveDialog } from './member-dialogs.tsx';
import { LEADS, strings } from './strings.ts';
import { type MemberAct, PersonList } from './person-list.tsx';
import { membersQuery, type MembersArea } from './queries.ts';

/** Who works in an organisation; its owners also invite, answer requests for access, change roles and remove. */
export function MembersPage({ members }: { members: MembersArea }) {
  usePageTitle(strings.title);
  const query = useQuery(membersQuery(members));
  const [isInviting, setInviting] = useState(false);
  const isApproved = useSession((state) => state.organisation === null || state.organisation.status === 'approved');
  const mayManage = isApproved && (query.data?.canManage ?? false);
  const invite = (
    <Button icon={<UserPlus aria-hidden />} onPress={() => setInviting(true)}>
      {strings.invite}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={strings.title} lead={LEADS[members.area]} actions={mayManage ? invite : null} />
      <Loaded query={query}>
        {(view) => (
          <>
            {isApproved ? null : <NotApproved />}
            {mayManage ? <AccessRequests requests={view.accessRequests} members={members} /> : null}
            <People members={view.members} area={members} />
            {mayManage ? <Invitations invitations={view.invitations} members={members} /> : null}
            {isApproved && !view.canManage ? <WhoToAsk members={view.members} /> : null}
          </>
        )}
      </Loaded>
      <InviteDialog members={members} isOpen={isInviting} onClose={() => setInviting(false)} />
    </Page>
  );
}

interface PeopleProps {
  members: MemberView[];
  area: MembersArea;
}

const DIALOGS = { changeRole: ChangeRoleDialog, remove: RemoveDialog, handOver: HandOverDialog } as const;

function People({ members, area }: PeopleProps) {
  const [doing, setDoing] = useState<{ act: MemberAct; member: MemberView } | null>(null);
  const member = doing ? (members.find(({ id }) => id === doing.member.id) ?? doing.member) : null;
  const Dialog = doing ? DIALOGS[doing.act] : null;
  return (
    <Card aria-label={strings.people}>
      <CardHeader title={strings.people} action={strings.count(members.length)} />
      <PersonList members={members} onAct={(act, chosen) => setDoing({ act, member: chosen })} />
      {Dialog && member ? (
        <Dialog
          member={member}
          members={area}
          isOpen
          onClose={() => setDoing(null)}
          onOwnChange={() => void loadSession().catch(() => undefined)}
        />
      ) : null}
    </Card>
  );
}

function NotApproved() {
  return (
    <p>
      {strings.notApproved} <Link href={APPLICATION_PATH}>{common.toApplication}</Link>
    </p>
  );
}

function WhoToAsk({ members }: { members: MemberView[] }) {
  const owners = members.filter(({ role }) => role === 'owner');
  if (owners.length === 0) return <p>{strings.noOwner}</p>;
  return (
    <div>
      <p>{strings.askOwner}</p>
      <ul>
        {owners.map(({ id, displayName, email }) => (
          <li key={id}>
            {displayName}, <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
