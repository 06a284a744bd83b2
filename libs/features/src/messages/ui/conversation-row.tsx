import { OwnText } from '@psp/design-system/own-text';
import { CONVERSATION_STATUS, type ConversationItem } from '@psp/contracts/messages';
import { StatusBadge } from '@psp/design-system/badge';
import { VisuallyHidden } from '@psp/design-system/page';
import BellOff from 'lucide-react/icons/bell-off';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { lastWhen } from './when.ts';

const Row = styled(NavLink)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: center;
  padding: 10px 16px 10px 38px;
  border-bottom: 1px solid var(--line);
  color: var(--ink);
  font-size: 1rem;
  line-height: 1.4;
  text-decoration: none;
  &:hover { background: var(--surface); color: var(--ink); }
  &[aria-current='page'] { background: var(--blue-50); box-shadow: inset 4px 0 0 var(--blue-600); }
  &:focus-visible { outline-offset: -3px; }
  > * { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  time { justify-self: end; color: var(--ink-muted); font-size: 0.9375rem; }
`;

const Name = styled.strong<{ $isUnread: boolean }>`
  font-size: 1.0625rem;
  font-weight: ${({ $isUnread }) => ($isUnread ? 700 : 600)};
  svg { margin-left: 6px; vertical-align: -2px; color: var(--ink-muted); }
`;

const Subject = styled.span`
  grid-column: 1 / -1;
  color: var(--ink-muted);
`;

const Last = styled.span<{ $isUnread: boolean }>`
  font-weight: ${({ $isUnread }) => ($isUnread ? 650 : 400)};
`;

const Dot = styled.span`
  position: absolute;
  top: 18px;
  left: 16px;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: var(--blue-600);
  forced-color-adjust: none;
`;

interface ConversationRowProps {
  item: ConversationItem;
  href: string;
  now: Date;
}

/** Row of a conversation in the list: other side, subject, last message and status. */
export function ConversationRow({ item, href, now }: ConversationRowProps) {
  const { other, subject, number, isUnread, isMuted, last, lastAt, status } = item;
  const prefix = last.isNote ? `${strings.note} ` : last.isOwn ? `${strings.you} ` : '';
  return (
    <li>
      <Row to={href} end>
        {isUnread ? <Dot aria-hidden /> : null}
        <Name $isUnread={isUnread}>
          {isUnread ? <VisuallyHidden>{strings.isUnread} </VisuallyHidden> : null}
          <OwnText>{other.name}</OwnText>
          {isMuted ? <BellOff size={16} aria-label={strings.muted} /> : null}
        </Name>
        <time dateTime={lastAt}>{lastWhen(lastAt, now)}</time>
        <Subject>{number ? `${number}, ${subject}` : subject}</Subject>
        <Last $isUnread={isUnread}>{`${prefix}${last.text}`}</Last>
        <StatusBadge status={CONVERSATION_STATUS[status]} />
      </Row>
    </li>
  );
}
