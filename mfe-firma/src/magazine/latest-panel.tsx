import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { Issue } from './issue.tsx';
import { latestQuery, MAGAZINE_PATH } from './queries.ts';
import { strings } from './strings.ts';

/** Panel with the newest issue of the magazine, for the page of benefits. Its loader is `latestQuery`. */
export function LatestIssuePanel() {
  const query = useQuery(latestQuery());
  const { issue, total = 0 } = query.data ?? {};
  const title = issue ? strings.panel(issue.number) : strings.title;
  return (
    <Card aria-label={title}>
      <CardHeader title={title} action={total > 0 ? <Link href={MAGAZINE_PATH}>{strings.all(total)}</Link> : null} />
      <Loaded query={query} rows={3}>
        {(latest) => (latest.issue ? <Issue issue={latest.issue} /> : <CardBody>{strings.none}</CardBody>)}
      </Loaded>
    </Card>
  );
}
