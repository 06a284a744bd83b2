import type { NotificationView } from '@psp/contracts/notifications';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatRelative } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Row, VisuallyHidden } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { Bell } from 'lucide-react';
import { messages } from './messages.ts';

/** The latest news, the unread ones tinted; each leads to the thing it speaks of. */
export function Notifications({ items, unread }: { items: NotificationView[]; unread: number }) {
  const badge = (
    <Badge tone="info" icon={<Bell aria-hidden />}>
      {messages.unread(unread)}
    </Badge>
  );
  return (
    <Card>
      <CardHeader
        title={messages.notifications}
        action={
          <Row gap={12}>
            {unread > 0 ? badge : null}
            <Link href="/notificari">{messages.allNotifications}</Link>
          </Row>
        }
      />
      {items.length === 0 ? <CardBody>{messages.noNotifications}</CardBody> : null}
      <RowList>
        {items.map((item) => (
          <RowItem key={item.id} when={formatRelative(item.createdAt, Date.now())} isNew={item.readAt === null}>
            <Link href={item.href} isStrong={item.readAt === null}>
              {item.title}
              {item.readAt === null ? <VisuallyHidden> ({messages.isNew})</VisuallyHidden> : null}
            </Link>
            <div>{item.message}</div>
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}
