import { serverNow } from '@psp/auth/session/server-clock';
import type { Deadline, DeadlineList } from '@psp/contracts/deadlines';
import { type DeadlineSide, deadlineHref, deadlineLabel } from '@psp/contracts/deadline-names';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Row } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { Unbroken } from '@psp/design-system/unbroken';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState } from 'react';
import { dueLabel } from '../../dashboards/ui/due.ts';
import { CalendarAddress } from './calendar-address.tsx';
import { calendarQuery, closeCalendar, deadlinesHref, deadlinesQuery, openCalendar } from './queries.ts';
import { strings } from './strings.ts';

/** Number of deadlines shown before the list is expanded. */
const FIRST = 4;

/** Card with the organisation's next deadlines, a calendar file and the setup of a calendar subscription. */
export function Deadlines({ side }: { side: DeadlineSide }) {
  const query = useQuery(deadlinesQuery(side));
  const [isSetup, setSetup] = useState(false);
  return (
    <Card aria-labelledby="deadlines">
      <CardHeader
        id="deadlines"
        title={strings.title}
        action={
          <Row gap={8}>
            <ButtonLink href={deadlinesHref(side)} download variant="quiet" size="small">
              {strings.file}
            </ButtonLink>
            <Button
              variant="quiet"
              size="small"
              aria-expanded={isSetup}
              aria-controls="calendar-setup"
              onPress={() => setSetup(!isSetup)}
            >
              {strings.calendar}
            </Button>
          </Row>
        }
      />
      {isSetup ? (
        <CardBody id="calendar-setup">
          <CalendarAddress
            query={calendarQuery(side)}
            open={() => openCalendar(side)}
            close={() => closeCalendar(side)}
            text={strings.explained}
            secret={strings.secret}
          />
        </CardBody>
      ) : null}
      <Loaded query={query} rows={3}>
        {(list) => <Rows side={side} list={list} />}
      </Loaded>
    </Card>
  );
}

function Rows({ side, list: { items } }: { side: DeadlineSide; list: DeadlineList }) {
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return <CardBody>{strings.nothing[side]}</CardBody>;
  return (
    <>
      <RowList>
        {(isWhole ? items : items.slice(0, FIRST)).map((item) => (
          <DeadlineRow side={side} key={`${item.kind} ${item.id} ${item.about} ${item.at}`} item={item} />
        ))}
      </RowList>
      {items.length > FIRST && !isWhole ? (
        <CardBody>
          <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
            {strings.all(items.length)}
          </Button>
        </CardBody>
      ) : null}
    </>
  );
}

function DeadlineRow({ side, item }: { side: DeadlineSide; item: Deadline }) {
  const due = dueLabel(item.at, serverNow());
  return (
    <RowItem
      icon={<CalendarDays aria-hidden />}
      when={due.text}
      whenTone={due.isUrgent ? 'late' : 'muted'}
      detail={<Unbroken>{`${deadlineLabel(side, item)}, ${item.number}`}</Unbroken>}
    >
      <Link href={deadlineHref(side, item)} isStrong>
        {item.title}
      </Link>
    </RowItem>
  );
}
