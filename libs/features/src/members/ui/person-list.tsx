import { serverNow } from '@psp/auth/session/server-clock';
import { OwnText } from '@psp/design-system/own-text';
import type { MemberView } from '@psp/contracts/members';
import { Initials } from '@psp/design-system/avatar';
import { Badge } from '@psp/design-system/badge';
import { formatRelative } from '@psp/design-system/format';
import { MenuButton, type MenuItemContent } from '@psp/design-system/menu';
import { media } from '@psp/design-system/theme';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Ellipsis from 'lucide-react/icons/ellipsis';
import LogOut from 'lucide-react/icons/log-out';
import UserCog from 'lucide-react/icons/user-cog';
import UserMinus from 'lucide-react/icons/user-minus';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { RoleBadge } from './role.tsx';

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

export type MemberAct = MemberView['actions'][number];

interface PersonListProps {
  members: MemberView[];
  onAct: (act: MemberAct, member: MemberView) => void;
}

/** The people of an organisation, each with what may be done about them. */
export function PersonList({ members, onAct }: PersonListProps) {
  return (
    <List role="list">
      {members.map((member) => (
        <Person key={member.id}>
          <Initials name={member.displayName} of="person" />
          <Name>
            <strong>{member.displayName}</strong>
            {member.isYou ? <OwnText>{` (${strings.you})`}</OwnText> : null}
            <Under>{[member.position, member.email].filter(Boolean).join(' · ')}</Under>
          </Name>
          <div>
            <RoleBadge role={member.role} />
            {member.isSuspended ? <Badge tone="danger">{strings.suspended}</Badge> : null}
          </div>
          <Under>
            {member.lastSeenAt ? strings.lastSeen(formatRelative(member.lastSeenAt, serverNow())) : strings.neverSeen}
          </Under>
          <Doings member={member} onAct={onAct} />
        </Person>
      ))}
    </List>
  );
}

function Doings({ member, onAct }: { member: MemberView; onAct: PersonListProps['onAct'] }) {
  if (member.actions.length === 0) return <span />;
  const items = member.actions.map((act): MenuItemContent => {
    const { label, Icon } = looks(act, member.isYou);
    return { key: act, label, icon: <Icon size={18} aria-hidden />, onAction: () => onAct(act, member) };
  });
  return (
    <MenuButton label={strings.actionsOf(member.displayName)} items={items} variant="quiet" size="small">
      <Ellipsis size={20} aria-hidden />
    </MenuButton>
  );
}

function looks(act: MemberAct, isYou: boolean) {
  if (act === 'changeRole') return { label: strings.changeRole, Icon: UserCog };
  if (act === 'handOver') return { label: strings.handOver, Icon: ArrowRightLeft };
  return isYou ? { label: strings.leave, Icon: LogOut } : { label: strings.remove, Icon: UserMinus };
}
