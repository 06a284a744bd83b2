import { serverNow } from '@psp/auth/session/server-clock';
import type { TicketDue } from '@psp/contracts/tickets';
import { Badge } from '@psp/design-system/badge';
import { formatDateTime } from '@psp/design-system/format';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Clock from 'lucide-react/icons/clock';
import { Under } from '@psp/design-system/cells';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { dueLabel } from './due.ts';
import { strings } from './strings.ts';

/* A table's line has no room for it. */
const Moment = styled(Under)`
  ${media.wide} { && { display: none; } }
`;

/** Until when an answer is due and how much time is left. */
export function DueMark({ due }: { due: TicketDue | null }) {
  if (!due) return <Under>{strings.noAnswerDue}</Under>;
  const Icon = due.isOverdue ? AlarmClock : Clock;
  return (
    <>
      <Badge tone={due.isOverdue ? 'danger' : 'neutral'} icon={<Icon aria-hidden />}>
        {dueLabel(due, serverNow())}
      </Badge>
      <Moment>
        <time dateTime={due.at}>{formatDateTime(due.at)}</time>
      </Moment>
    </>
  );
}
