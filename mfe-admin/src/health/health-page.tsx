import { serverNow } from '@psp/auth/session/server-clock';
import type { PortalHealth } from '@psp/contracts/portal-health';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Day } from '@psp/design-system/cells';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { ageText } from '../dashboard/age.ts';
import { Halves } from '../common/halves.ts';
import { strings as common } from '../common/strings.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { HealthLines, OverallState } from './health-lines.tsx';
import { labelOf } from './lines.ts';
import { healthQuery } from './queries.ts';
import { strings } from './strings.ts';

const queueColumns = [
  { key: 'queue', label: strings.queue },
  { key: 'waiting', label: strings.waiting, align: 'end' },
  { key: 'delayed', label: strings.delayed, align: 'end' },
  { key: 'oldest', label: strings.oldest },
] as const;
const versionColumns = [
  { key: 'part', label: strings.part },
  { key: 'version', label: strings.version },
  { key: 'since', label: strings.since },
] as const;

/** /admin/health: queues, failed jobs, mail, disk, backups and live versions. */
export function HealthPage() {
  usePageTitle(strings.title);
  const query = useQuery(healthQuery);
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        badge={query.data ? <OverallState state={query.data.state} /> : null}
      />
      <Loaded query={query} rows={8}>
        {(health) => (
          <Stack gap={24}>
            <Card aria-label={strings.card}>
              <HealthLines health={health} />
            </Card>
            <FailedJobs failures={health.failures} readAt={health.readAt} />
            <Halves>
              <Queues queues={health.jobs.queues} />
              <Versions versions={health.versions} />
            </Halves>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function Queues({ queues }: Pick<PortalHealth['jobs'], 'queues'>) {
  return (
    <Card>
      <CardHeader title={strings.queues} />
      {queues.length === 0 ? (
        <CardBody>{strings.noQueues}</CardBody>
      ) : (
        <Table caption={strings.queues} isCaptionHidden columns={queueColumns} dense>
          {queues.map(({ queue, waiting, delayed, oldestAt }) => (
            <Tr key={queue}>
              <Th>{labelOf(queue)}</Th>
              <Td align="end">{formatNumber(waiting)}</Td>
              <Td align="end">{formatNumber(delayed)}</Td>
              <Td>{oldestAt === null ? common.none : ageText(oldestAt, serverNow())}</Td>
            </Tr>
          ))}
        </Table>
      )}
    </Card>
  );
}

function Versions({ versions }: Pick<PortalHealth, 'versions'>) {
  return (
    <Card>
      <CardHeader title={strings.versions} />
      {versions.length === 0 ? (
        <CardBody>{strings.noVersions}</CardBody>
      ) : (
        <Table caption={strings.versions} isCaptionHidden columns={versionColumns} dense>
          {versions.map(({ name, version, since }) => (
            <Tr key={name}>
              <Th>{strings.parts[name] ?? name}</Th>
              <Td>{version}</Td>
              <Td isWhole>{since === null ? strings.unknown : <Day dateTime={since}>{formatDate(since)}</Day>}</Td>
            </Tr>
          ))}
        </Table>
      )}
    </Card>
  );
}
