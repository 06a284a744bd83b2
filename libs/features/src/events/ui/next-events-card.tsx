import { REGISTRATION_STATUS } from '@psp/contracts/seats';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { RowItem, RowList } from '@psp/design-system/rows';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { type EventArea, eventHref } from './area.ts';
import { nextEventsQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Card of the dashboard with the next events, those with colleagues first. */
export function NextEventsCard({ area }: { area: EventArea }) {
  const query = useQuery(nextEventsQuery(area));
  return (
    <Card aria-labelledby="next-events">
      <CardHeader id="next-events" title={strings.nextTitle} action={<Link href={area.path}>{strings.all}</Link>} />
      <Loaded query={query} rows={3}>
        {({ items }) =>
          items.length === 0 ? (
            <CardBody>{strings.noNext}</CardBody>
          ) : (
            <RowList>
              {items.map(({ id, title, sittings, place, free, own }) => (
                <RowItem
                  key={id}
                  detail={[
                    ...sittings.slice(0, 1).map((one) => strings.day(one.startsAt, one.endsAt)),
                    place,
                    own.length > 0 ? strings.takesPart(own.map(({ name }) => name)) : strings.seatsLeft(free),
                  ].join(' · ')}
                  action={own[0] ? <StatusBadge status={REGISTRATION_STATUS[own[0].status]} /> : undefined}
                >
                  <Link href={eventHref(area, id)} isStrong>
                    {title}
                  </Link>
                </RowItem>
              ))}
            </RowList>
          )
        }
      </Loaded>
    </Card>
  );
}
