import type { NotificationView } from '@psp/contracts/notifications';
import type { ProjectListItem } from '@psp/contracts/projects';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatRelative } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { VisuallyHidden } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { Muted } from '../common/facts.tsx';
import { ProjectRow } from '../projects/project-row.tsx';
import { messages } from './messages.ts';

/** The firm's running collaborations, the last touched first. */
export function Projects({ projects }: { projects: ProjectListItem[] }) {
  return (
    <Card aria-labelledby="projects">
      <CardHeader
        id="projects"
        title={messages.projects}
        action={<Link href="/firma/projects">{messages.allProjects}</Link>}
      />
      {projects.length === 0 ? (
        <CardBody>
          <Muted>{messages.noProjects}</Muted>
        </CardBody>
      ) : (
        <RowList>
          {projects.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </RowList>
      )}
    </Card>
  );
}

/** The newest notifications; each opens what it speaks of. */
export function Notifications({ notifications }: { notifications: NotificationView[] }) {
  return (
    <Card aria-labelledby="notifications">
      <CardHeader
        id="notifications"
        title={messages.notifications}
        action={<Link href="/notificari">{messages.allNotifications}</Link>}
      />
      {notifications.length === 0 ? (
        <CardBody>
          <Muted>{messages.noNotifications}</Muted>
        </CardBody>
      ) : (
        <RowList>
          {notifications.map((notification) => (
            <RowItem
              key={notification.id}
              isNew={notification.readAt === null}
              when={formatRelative(notification.createdAt, new Date())}
            >
              <Link href={notification.href} isStrong>
                {notification.title}
              </Link>
              {notification.readAt === null ? <VisuallyHidden>, {messages.unread}</VisuallyHidden> : null}
              <div>{notification.message}</div>
            </RowItem>
          ))}
        </RowList>
      )}
    </Card>
  );
}
