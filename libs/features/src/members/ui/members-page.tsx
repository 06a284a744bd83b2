import { loadSession, useSession } from '@psp/auth/session';
import { APPLICATION_PATH } from '@psp/auth/session/areas';
import { serverNow } from '@psp/auth/session/server-clock';
import { ADMIN_AREA_LABELS } from '@psp/contracts/admin-areas';
import type { MemberView } from '@psp/contracts/members';
import { Initials } from '@psp/design-system/avatar';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardHeader } from '@psp/design-system/card';
import { formatRelative } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { MenuButton, type MenuItemContent } from '@psp/design-system/menu';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { strings as common } from '@psp/remote/strings';
import { useQuery } from '@tanstack/react-query';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Ellipsis from 'lucide-react/icons/ellipsis';
import LogOut from 'lucide-react/icons/log-out';
import UserCog from 'lucide-react/icons/user-cog';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { styled } from 'styled-components';
import { OwnSupportViewsCard } from '../../support-views/ui/own-views-card.tsx';
import { AccessRequests } from './access-requests.tsx';
import { Invitations } from './invitations.tsx';
import { ChangeRoleDialog, HandOverDialog, InviteDialog, RemoveDialog } from './member-dialogs.tsx';
import type { MembersArea } from './area.ts';
import { membersQuery } from './queries.ts';
import { RoleBadge } from './role.tsx';
import { LEADS, strings } from './strings.ts';

const List = styled.ul``;

const Person = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 140px 200px 44px;
  gap: 4px 16px;
  align-items: center;
  min-height: 68px;
  padding: 10px 20px;
  line-height: 1.4;
  & + & { border-top: 1px solid var(--line); }
  > :last-child { grid-column: 5; }
  ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr) 44px;
    padding: 12px 16px;
    > * { grid-column: 2; }
    > :first-child { grid-column: 1; grid-row: 1; align-self: start; }
    > :last-child { grid-column: 3; grid-row: 1; align-self: start; }
  }
`;

const Name = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Under = styled.div`
  color: var(--ink-muted);
  font-size: 1rem;
`;

/** Page of the organisation's members; owners also invite, answer requests for access, change roles and remove members. */
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
            {mayManage && members.area !== 'admin' ? <OwnSupportViewsCard area={members.area} /> : null}
            {isApproved && !view.canManage ? <WhoToAsk members={view.members} /> : null}
          </>
        )}
      </Loaded>
      <InviteDialog members={members} isOpen={isInviting} onClose={() => setInviting(false)} />
    </Page>
  );
}

type MemberAct = MemberView['actions'][number];

interface PeopleProps {
  members: MemberView[];
  area: MembersArea;
}

const DIALOGS = { changeRole: ChangeRoleDialog, remove: RemoveDialog, handOver: HandOverDialog } as const;

function People({ members, area }: PeopleProps) {
  const [chosen, setChosen] = useState<{ act: MemberAct; member: MemberView } | null>(null);
  const member = chosen ? (members.find(({ id }) => id === chosen.member.id) ?? chosen.member) : null;
  const Dialog = chosen ? DIALOGS[chosen.act] : null;
  return (
    <Card aria-label={strings.people}>
      <CardHeader title={strings.people} action={strings.count(members.length)} />
      <PersonList members={members} onAct={(act, acted) => setChosen({ act, member: acted })} />
      {Dialog && member ? (
        <Dialog
          member={member}
          members={area}
          isOpen
          onClose={() => setChosen(null)}
          onOwnChange={() => void loadSession().catch(() => undefined)}
        />
      ) : null}
    </Card>
  );
}

interface PersonListProps {
  members: MemberView[];
  onAct: (act: MemberAct, member: MemberView) => void;
}

/* List of members, each with a menu of the possible acts. */
function PersonList({ members, onAct }: PersonListProps) {
  return (
    <List role="list">
      {members.map((member) => (
        <Person key={member.id}>
          <Initials name={member.displayName} of="person" />
          <Name>
            <strong>{member.displayName}</strong>
            {member.isYou ? <OwnText>{` (${strings.you})`}</OwnText> : null}
            <Under>{[member.position, member.email].filter(Boolean).join(' · ')}</Under>
            {member.areas ? <Under>{member.areas.map((area) => ADMIN_AREA_LABELS[area]).join(', ')}</Under> : null}
          </Name>
          <div>
            <RoleBadge role={member.role} />
            {member.isSuspended ? <Badge tone="danger">{strings.suspended}</Badge> : null}
          </div>
          <Under>
            {member.lastSeenAt ? strings.lastSeen(formatRelative(member.lastSeenAt, serverNow())) : strings.neverSeen}
          </Under>
          <MemberMenu member={member} onAct={onAct} />
        </Person>
      ))}
    </List>
  );
}

function MemberMenu({ member, onAct }: { member: MemberView; onAct: PersonListProps['onAct'] }) {
  if (member.actions.length === 0) return <span />;
  const items = member.actions.map((act): MenuItemContent => {
    const { label, Icon } = menuItemOf(act, member.isYou);
    return { key: act, label, icon: <Icon size={18} aria-hidden />, onAction: () => onAct(act, member) };
  });
  return (
    <MenuButton label={strings.actionsOf(member.displayName)} items={items} variant="quiet" size="small">
      <Ellipsis size={20} aria-hidden />
    </MenuButton>
  );
}

function menuItemOf(act: MemberAct, isYou: boolean) {
  if (act === 'changeRole') return { label: strings.changeRole, Icon: UserCog };
  if (act === 'handOver') return { label: strings.handOver, Icon: ArrowRightLeft };
  return isYou ? { label: strings.leave, Icon: LogOut } : { label: strings.remove, Icon: UserMinus };
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
