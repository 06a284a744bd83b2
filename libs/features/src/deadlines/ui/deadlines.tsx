import { serverNow } from '@psp/auth/session/server-clock';
import {
  type Deadline,
  type DeadlineList,
  type DeadlineSide,
  deadlineHref,
  deadlineLabel,
} from '@psp/contracts/deadlines';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Row, Stack } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { Unbroken } from '@psp/design-system/unbroken';
import { Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useCopy } from '@psp/remote/use-copy';
import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dueLabel } from '../../dashboards/ui/due.ts';
import { calendarQuery, closeCalendar, deadlinesHref, deadlinesQuery, openCalendar } from './queries.ts';
import { strings } from './strings.ts';

/** Number of deadlines shown before the list is expanded. */
const FIRST = 4;

const Address = styled.input`
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid var(--control);
  border-radius: 4px;
  background: var(--canvas);
  font-size: 1rem;
`;

/* The user's private calendar address: created, shown once, replaced or closed. */
function CalendarSetup({ side }: { side: DeadlineSide }) {
  const query = useQuery(calendarQuery(side));
  return (
    <CardBody id="calendar-setup">
      <Stack gap={12}>
        <p>{strings.explained}</p>
        <p>{strings.secret}</p>
        <Loaded query={query} rows={1}>
          {({ openedAt }) => <Setup side={side} since={openedAt} />}
        </Loaded>
      </Stack>
    </CardBody>
  );
}

function Setup({ side, since }: { side: DeadlineSide; since: string | null }) {
  const [address, setAddress] = useState('');
  const refreshes = [calendarQuery(side).queryKey];
  const open = useAct({ send: () => openCalendar(side), refreshes, onDone: (created) => setAddress(created.address) });
  const close = useAct({
    send: () => closeCalendar(side),
    refreshes,
    done: strings.stopped,
    onDone: () => setAddress(''),
  });
  const press = (act: typeof open | typeof close, other: typeof open | typeof close) => () => {
    other.reset();
    act.run();
  };
  return (
    <>
      <Problems error={open.error ?? close.error} />
      {address ? <NewAddress address={address} /> : since ? <p>{strings.openSince(since)}</p> : null}
      <Row gap={12}>
        <Button variant="secondary" isPending={open.isPending} onPress={press(open, close)}>
          {since ? strings.replace : strings.open}
        </Button>
        {since ? (
          <Button variant="quiet" isPending={close.isPending} onPress={press(close, open)}>
            {strings.stop}
          </Button>
        ) : null}
      </Row>
    </>
  );
}

function NewAddress({ address }: { address: string }) {
  const { outcome, copy } = useCopy(strings);
  return (
    <>
      <label>
        {strings.address}
        <Address readOnly value={address} onFocus={(event) => event.target.select()} />
      </label>
      <Row gap={12}>
        <Button variant="secondary" size="small" onPress={() => copy(address)}>
          {strings.copy}
        </Button>
        <span role="status">{outcome}</span>
      </Row>
      <p>{strings.once}</p>
    </>
  );
}

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
      {isSetup ? <CalendarSetup side={side} /> : null}
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
