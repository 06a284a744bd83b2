import type { OpportunityItem } from '@psp/contracts/opportunities';
import { DOMAINS } from '@psp/contracts/taxonomy-names';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { RowItem, RowList } from '@psp/design-system/rows';
import { KindBadge } from '@psp/features/service-requests/ui/kind-badge';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { opportunityList } from '../opportunities/filters.ts';
import { opportunitiesQuery } from '../opportunities/queries.ts';
import { strings } from './strings.ts';

const SHOWN = 4;
/* The list to which the card leads, in the same order. */
const SUITED = { ...opportunityList.none, fit: 'suited', sort: 'newest' } as const;

/** The newest requests that suit the firm and wait for its answer. */
export function NewestOpportunities() {
  const query = useQuery(opportunitiesQuery(SUITED));
  return (
    <Card aria-labelledby="newest">
      <CardHeader
        id="newest"
        title={strings.newest}
        action={<Link href={opportunityList.address(SUITED)}>{strings.allNewest}</Link>}
      />
      <Loaded query={query} rows={SHOWN}>
        {({ items }) =>
          items.length === 0 ? (
            <CardBody>{strings.noNewest}</CardBody>
          ) : (
            <RowList>
              {items.slice(0, SHOWN).map((item) => (
                <OpportunityRow key={item.id} item={item} />
              ))}
            </RowList>
          )
        }
      </Loaded>
    </Card>
  );
}

function OpportunityRow({ item: { id, kind, title, uat, category, deadline } }: { item: OpportunityItem }) {
  return (
    <RowItem
      action={<KindBadge kind={kind} />}
      detail={`${uat}, ${DOMAINS[category]}, ${strings.until(formatDateTime(deadline))}`}
    >
      <Link href={`/firma/opportunities/${id}`} isStrong>
        {title}
      </Link>
    </RowItem>
  );
}
