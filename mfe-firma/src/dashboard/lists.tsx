import type { NotificationView } from '@psp/contracts/notifications';
import { PROJECT_STATUS, type ProjectListItem } from '@psp/contracts/projects';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatRelative } from '@psp/design-system/format';
import { ProgressBar } from '@psp/design-system/life';
import { Link } from '@psp/design-system/link';
import { Stack, VisuallyHidden } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { Muted, StatusBadge } from '../common/facts.tsx';
import { messages as projectWords } from '../projects/messages.ts';
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
            <RowItem key={project.id} action={<StatusBadge status={PROJECT_STATUS[project.status]} />}>
              <Stack gap={4}>
                <Link href={`/firma/projects/${project.id}`} isStrong>
                  {project.title}
                </Link>
                <Muted as="small">
                  {project.number}, {project.uat.name}
                </Muted>
                <ProgressBar value={project.progress} label={projectWords.progressOf(project.title)} />
              </Stack>
            </RowItem>
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
