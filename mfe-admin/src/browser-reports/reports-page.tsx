import type { BrowserReportView } from '@psp/contracts/browser-reports';
import { Card, CardHeader } from '@psp/design-system/card';
import { Day } from '@psp/design-system/cells';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { reportsQuery } from './queries.ts';
import { strings } from './strings.ts';
import { Vitals } from './vitals.tsx';

const columns = [
  { key: 'area', label: strings.area },
  { key: 'kind', label: strings.kind },
  { key: 'version', label: strings.version },
  { key: 'count', label: strings.count, align: 'end' },
  { key: 'lastOn', label: strings.lastOn },
] as const;

/** /admin/loading: loading failures and page speed in users' browsers. */
export function ReportsPage() {
  usePageTitle(strings.title);
  const query = useQuery(reportsQuery);
  return (
    <Page width="wide">
      <PageHeader title={strings.title} lead={strings.lead} />
      <Loaded query={query}>
        {({ failures, vitals, unknown }) => (
          <Stack gap={24}>
            <Failures failures={failures} />
            <Vitals vitals={vitals} />
            {unknown && (
              <Notice tone="info" title={strings.unknown}>
                {strings.unknownText(unknown.count, formatDate(unknown.lastOn))}
              </Notice>
            )}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function Failures({ failures }: Pick<BrowserReportView, 'failures'>) {
  if (failures.length === 0) return <EmptyState title={strings.noFailures}>{strings.noFailuresText}</EmptyState>;
  return (
    <Card>
      <CardHeader title={strings.failures} />
      <Table caption={strings.failures} isCaptionHidden columns={columns} dense>
        {failures.map(({ area, kind, version, count, lastOn }) => (
          <Tr key={`${area} ${kind} ${version}`}>
            <Th>{strings.areas[area]}</Th>
            <Td>{strings.kinds[kind]}</Td>
            <Td>{version || strings.unknownVersion}</Td>
            <Td align="end">{formatNumber(count)}</Td>
            <Td>
              <Day dateTime={lastOn}>{formatDate(lastOn)}</Day>
            </Td>
          </Tr>
        ))}
      </Table>
    </Card>
  );
}
