import { serverNow } from '@psp/auth/session/server-clock';
import type { NotificationView } from '@psp/contracts/notifications';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatRelative } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Row, VisuallyHidden } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { Unbroken } from '@psp/design-system/unbroken';
import Bell from 'lucide-react/icons/bell';
import { useAct } from '@psp/remote/act/use-act';
import { markingRead } from '../../notifications/ui/marking-read.ts';
import { strings } from './strings.ts';

interface LatestNotificationsProps {
  items: NotificationView[];
  /** How many are unread in all, where it is known. */
  unread?: number;
}

/** The newest notifications, the unread ones tinted; each opens what it speaks of. */
export function LatestNotifications({ items, unread = 0 }: LatestNotificationsProps) {
  return (
    <Card aria-labelledby="notifications">
      <CardHeader
        id="notifications"
        title={strings.notifications}
        action={
          <Row gap={12}>
            {unread > 0 ? (
              <Badge tone="info" icon={<Bell aria-hidden />}>
                {strings.unread(unread)}
              </Badge>
            ) : null}
            <Link href="/notificari">{strings.allNotifications}</Link>
          </Row>
        }
      />
      {items.length === 0 ? <CardBody>{strings.noNotifications}</CardBody> : null}
      <RowList>
        {items.map((item) => (
          <NotificationRow key={item.id} item={item} />
        ))}
      </RowList>
    </Card>
  );
}

/* Opening an unread one marks it as read, as the bell does. */
function NotificationRow({ item: { id, title, message, href, createdAt, readAt } }: { item: NotificationView }) {
  const isUnread = readAt === null;
  const mark = useAct(markingRead(id));
  return (
    <RowItem when={formatRelative(createdAt, serverNow())} isNew={isUnread}>
      <Link href={href} isStrong={isUnread} onClick={() => (isUnread ? mark.run() : undefined)}>
        {title}
        {isUnread ? <VisuallyHidden> ({strings.isUnread})</VisuallyHidden> : null}
      </Link>
      <div>
        <Unbroken>{message}</Unbroken>
      </div>
    </RowItem>
  );
}
