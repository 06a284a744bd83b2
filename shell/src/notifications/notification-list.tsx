import { useSession } from '@psp/auth/session';
import { serverNow } from '@psp/auth/session/server-clock';
import { NOTIFICATION_KINDS } from '@psp/contracts/notification-names';
import type { NotificationView } from '@psp/contracts/notifications';
import { useFocusAfterRemoval } from '@psp/design-system/focus-after-removal';
import { formatDateTime, formatRelative } from '@psp/design-system/format';
import { VisuallyHidden } from '@psp/design-system/page';
import { Unbroken } from '@psp/design-system/unbroken';
import { markingRead } from '@psp/features/notifications/ui/marking-read';
import { useAct } from '@psp/remote/act/use-act';
import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { chosenBy } from '../organisation-choice/chosen.ts';
import { strings } from './strings.ts';

const List = styled.ul`
  border-radius: inherit;
  overflow: hidden;
  li { position: relative; }
  li + li { border-top: 1px solid var(--line); }
`;

const Entry = styled(Link)<{ $unread: boolean }>`
  display: block;
  padding: 14px ${({ $unread }) => ($unread ? '60px' : '20px')} 14px 20px;
  background: ${({ $unread }) => ($unread ? 'var(--blue-50)' : 'transparent')};
  color: var(--ink);
  font-size: 1.0625rem;
  line-height: 1.4;
  text-decoration: none;
  outline-offset: -3px;
  &:hover { color: var(--ink); }
  &:hover strong { text-decoration: underline; }
  strong { font-weight: ${({ $unread }) => ($unread ? 650 : 500)}; }
  p { color: var(--ink-muted); font-size: 1rem; overflow-wrap: anywhere; }
  p + p { font-size: 0.875rem; }
`;

const Dot = styled.span`
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-right: 8px;
  border: 5px solid var(--blue-600);
  border-radius: 50%;
`;

/* Placed over the link, not inside it: a link must not contain controls. */
const Mark = styled.button`
  position: absolute;
  top: 8px;
  right: 8px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--blue-700);
  cursor: pointer;
  &:hover { background: var(--blue-100); }
`;

/** List of notifications. Each links to its subject; opening it or pressing its button marks it as read. */
export function NotificationEntries({ items }: { items: readonly NotificationView[] }) {
  const now = serverNow();
  const list = useRef<HTMLUListElement>(null);
  const unread = items.filter(({ readAt }) => !readAt).map(({ id }) => id);
  const onClick = useFocusAfterRemoval(list, list, unread.join());
  return (
    <List ref={list} tabIndex={-1} onClick={onClick}>
      {items.map((item) => (
        <NotificationEntry key={item.id} item={item} now={now} />
      ))}
    </List>
  );
}

/**
 * Props for the link of a notification; a click marks it as read. A notification of another organisation leads over the page
 * that switches organisations, which switches by itself unless opened in a new tab.
 */
function useNotificationLink({ id, href, readAt, organisation }: NotificationView) {
  const current = useSession((session) => session.organisation?.id);
  const mark = useAct(markingRead(id));
  const onClick = () => {
    if (!readAt) mark.run();
  };
  if (organisation === undefined || organisation.id === current) return { to: href, onClick };
  return { to: `/organizatie?inapoi=${encodeURIComponent(href)}`, state: chosenBy(organisation.id), onClick };
}

function NotificationEntry({ item, now }: { item: NotificationView; now: Date }) {
  const { title, message, readAt, createdAt, kind, organisation } = item;
  const linkProps = useNotificationLink(item);
  return (
    <li>
      <Entry {...linkProps} $unread={!readAt}>
        <strong>
          {readAt ? null : <Dot aria-hidden />}
          <Unbroken>{title}</Unbroken>
        </strong>
        {readAt ? null : <VisuallyHidden> ({strings.unread})</VisuallyHidden>}
        <p>
          <Unbroken>{message}</Unbroken>
        </p>
        <p>
          {[organisation?.name, kind && NOTIFICATION_KINDS[kind]].filter(Boolean).map((part) => `${part} · `)}
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {formatRelative(createdAt, now)}
          </time>
        </p>
      </Entry>
      {readAt ? null : <MarkButton id={item.id} title={title} />}
    </li>
  );
}

function MarkButton({ id, title }: Pick<NotificationView, 'id' | 'title'>) {
  const mark = useAct({ ...markingRead(id), failed: strings.failedToMark });
  return (
    <Mark type="button" title={strings.markOne} aria-label={strings.markOneOf(title)} onClick={() => mark.run()}>
      <Check size={20} aria-hidden />
    </Mark>
  );
}
