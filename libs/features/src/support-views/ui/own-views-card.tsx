import type { ownSupportViewOperations } from '@psp/contracts/support-views';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { createApi } from '@psp/remote/api';
import { Loaded } from '@psp/remote/loaded';
import { readQuery } from '@psp/remote/queries';
import { useQuery } from '@tanstack/react-query';
import { strings } from './strings.ts';
import { SupportViewRows } from './view-rows.tsx';

interface CardProps {
  area: 'uat' | 'firma';
}

/** Support views of the reader's organisation. */
const ownSupportViewsQuery = (area: CardProps['area']) =>
  readQuery(createApi<typeof ownSupportViewOperations>(area), [area, 'members', 'support-views'], 'GET /support-views');

/** Card for owners: who of the association looked at what their organisation sees. */
export function OwnSupportViewsCard({ area }: CardProps) {
  const query = useQuery(ownSupportViewsQuery(area));
  return (
    <Card aria-label={strings.title}>
      <CardHeader title={strings.title} />
      <CardBody>
        <Under>{strings.lead}</Under>
      </CardBody>
      <Loaded query={query} rows={2}>
        {({ items }) => (items.length === 0 ? <CardBody>{strings.none}</CardBody> : <SupportViewRows items={items} />)}
      </Loaded>
    </Card>
  );
}
