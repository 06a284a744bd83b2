import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { HealthLines, OverallState } from './health-lines.tsx';
import { healthQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Health of the portal on the first page. */
export function HealthCard() {
  const query = useQuery(healthQuery);
  return (
    <Card>
      <CardHeader title={strings.card} action={query.data ? <OverallState state={query.data.state} /> : null} />
      <Loaded query={query}>{(health) => <HealthLines health={health} />}</Loaded>
      <CardBody>
        <Link href="/admin/health">{strings.more}</Link>
      </CardBody>
    </Card>
  );
}
