import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { controlStyle } from '@psp/design-system/control';
import { Row, Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useCopy } from '@psp/remote/use-copy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { EventArea } from './area.ts';
import { eventCalendarQuery } from './queries.ts';
import { strings } from './strings.ts';

const Address = styled.input`
  ${controlStyle}
  width: 100%;
`;

/** The person's private calendar address: created, shown once, replaced or closed. */
export function CalendarCard({ area }: { area: EventArea }) {
  const query = useQuery(eventCalendarQuery(area));
  return (
    <Card aria-labelledby="event-calendar">
      <CardHeader id="event-calendar" title={strings.calendar} />
      <CardBody>
        <Stack gap={12}>
          <p>{strings.calendarText}</p>
          <p>{strings.secret}</p>
          <Loaded query={query} rows={1}>
            {({ openedAt }) => <Setup area={area} since={openedAt} />}
          </Loaded>
        </Stack>
      </CardBody>
    </Card>
  );
}

function Setup({ area, since }: { area: EventArea; since: string | null }) {
  const { api } = area;
  const [address, setAddress] = useState('');
  const refreshes = [eventCalendarQuery(area).queryKey];
  const open = useAct({
    send: () => api.call('POST /event-calendar/open'),
    refreshes,
    onDone: (created) => setAddress(created.address),
  });
  const close = useAct({
    send: () => api.call('POST /event-calendar/close'),
    refreshes,
    done: strings.stopped,
    onDone: () => setAddress(''),
  });
  return (
    <>
      <Problems error={open.error ?? close.error} />
      {address ? <NewAddress address={address} /> : since ? <p>{strings.openSince(since)}</p> : null}
      <Row gap={12}>
        <Button variant="secondary" isPending={open.isPending} onPress={() => open.run()}>
          {since ? strings.replaceAddress : strings.openAddress}
        </Button>
        {since ? (
          <Button variant="quiet" isPending={close.isPending} onPress={() => close.run()}>
            {strings.stopAddress}
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
