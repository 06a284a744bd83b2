import type { PartStatus } from '@psp/contracts/group-parts';
import { Notice } from '@psp/design-system/notice';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { groupQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Notice before a group request is sent: how many authorities confirmed and which have not answered. */
export function GroupCheck({ id }: { id: string }) {
  const query = useQuery(groupQuery(id));
  return (
    <Loaded query={query} rows={1}>
      {({ parts }) => {
        const namesOf = (wanted: PartStatus) =>
          parts.filter(({ status }) => status === wanted).map(({ authority }) => authority.name);
        const [confirmed, waiting] = [namesOf('confirmed'), namesOf('invited')];
        const isReady = confirmed.length > 0;
        return (
          <Notice tone={isReady && waiting.length === 0 ? 'info' : 'warning'}>
            <p>{isReady ? strings.check.confirmed(confirmed.length) : strings.check.nobody}</p>
            {waiting.length > 0 ? <p>{strings.check.waiting(waiting)}</p> : null}
          </Notice>
        );
      }}
    </Loaded>
  );
}
