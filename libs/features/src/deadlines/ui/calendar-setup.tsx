import type { DeadlineSide } from '@psp/contracts/deadlines';
import { Button } from '@psp/design-system/button';
import { CardBody } from '@psp/design-system/card';
import { Row, Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useCopy } from '@psp/remote/use-copy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { calendarQuery, closeCalendar, openCalendar } from './queries.ts';
import { strings } from './strings.ts';

const Address = styled.input`
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid var(--control);
  border-radius: 4px;
  background: var(--canvas);
  font-size: 1rem;
`;

/** The person's private calendar address: made, shown once, replaced or stopped. */
export function CalendarSetup({ side }: { side: DeadlineSide }) {
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
  const open = useAct({ send: () => openCalendar(side), refreshes, onDone: (made) => setAddress(made.address) });
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
      {address ? <OnceShown address={address} /> : since ? <p>{strings.openSince(since)}</p> : null}
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

function OnceShown({ address }: { address: string }) {
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
