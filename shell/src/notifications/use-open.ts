import { useSession } from '@psp/auth/session';
import type { NotificationView } from '@psp/contracts/notifications';
import { markingRead } from '@psp/features/notifications/ui/marking-read';
import { useAct } from '@psp/remote/act/use-act';
import { chosenBy } from '../organisation-choice/chosen.ts';

/**
 * Where a notification leads, as properties of its link; a click marks it as read. To whoever acts for another organisation it leads
 * by the choice of one, which is made for them, unless they open it in a new tab.
 */
export function useOpen({ id, href, readAt, organisation }: NotificationView) {
  const current = useSession((session) => session.organisation?.id);
  const mark = useAct(markingRead(id));
  const onClick = () => {
    if (!readAt) mark.run();
  };
  if (organisation === undefined || organisation.id === current) return { to: href, onClick };
  return { to: `/organizatie?inapoi=${encodeURIComponent(href)}`, state: chosenBy(organisation.id), onClick };
}
