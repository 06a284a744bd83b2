import { Button } from '@psp/design-system/button';
import { controlStyle } from '@psp/design-system/control';
import { formatDate } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useCopy } from '@psp/remote/use-copy';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { addressStrings as strings } from './strings.ts';

const Address = styled.input`
  ${controlStyle}
  width: 100%;
`;

interface CalendarState {
  openedAt: string | null;
}

interface CalendarAddressProps {
  /** When the address was created. */
  query: UseQueryOptions<CalendarState, Error, CalendarState, QueryKey>;
  open: () => Promise<{ address: string }>;
  close: () => Promise<unknown>;
  /** What the address is for. */
  text: string;
  /** Who else could see what. */
  secret: string;
}

/** The person's private calendar address: created, shown once, replaced or closed. */
export function CalendarAddress({ text, secret, ...calendar }: CalendarAddressProps) {
  const query = useQuery(calendar.query);
  return (
    <Stack gap={12}>
      <p>{text}</p>
      <p>{secret}</p>
      <Loaded query={query} rows={1}>
        {({ openedAt }) => <Setup {...calendar} since={openedAt} />}
      </Loaded>
    </Stack>
  );
}

type SetupProps = Omit<CalendarAddressProps, 'text' | 'secret'> & { since: string | null };

function Setup({ query, open: send, close: stop, since }: SetupProps) {
  const [address, setAddress] = useState('');
  const refreshes = [query.queryKey];
  const open = useAct({ send, refreshes, onDone: (created) => setAddress(created.address) });
  const close = useAct({ send: stop, refreshes, done: strings.stopped, onDone: () => setAddress('') });
  const press = (act: typeof open | typeof close, other: typeof open | typeof close) => () => {
    other.reset();
    act.run();
  };
  return (
    <>
      <Problems error={open.error ?? close.error} />
      {address ? <NewAddress address={address} /> : since ? <p>{strings.openSince(formatDate(since))}</p> : null}
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
