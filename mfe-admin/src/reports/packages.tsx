import type { NetworkReport, NetworkReportQuery, PackageLine } from '@psp/contracts/network-reports';
import { MEMBER_PACKAGE_LABELS } from '@psp/contracts/package-names';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { printedWhole } from '@psp/design-system/print-style';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { CountLink } from '@psp/features/reports/ui/count-link';
import { withCount } from '../records/counted.tsx';
import { packageHref } from './lists.ts';
import { strings } from './strings.ts';
import { TableFiles } from './table-files.tsx';

interface PackagesProps {
  report: NetworkReport;
  query: NetworkReportQuery;
}

const nameOf = ({ package: name }: PackageLine): string => (name ? MEMBER_PACKAGE_LABELS[name] : strings.noPackage);

/** Members by their package now. */
export function Packages({ report: { packages, days, computedAt }, query }: PackagesProps) {
  return (
    <Card aria-labelledby="packages" {...printedWhole}>
      <CardHeader
        id="packages"
        title={strings.packages}
        action={<TableFiles query={query} table="packages" title={strings.packages} />}
      />
      {packages.length === 0 ? (
        <CardBody>
          <p>{strings.noMembers}</p>
        </CardBody>
      ) : (
        <Table
          dense
          caption={strings.packages}
          isCaptionHidden
          keepsColumns
          columns={[
            { key: 'package', label: strings.package },
            { key: 'members', label: strings.organisations, align: 'end' },
          ]}
        >
          {packages.map((line) => (
            <Tr key={`${line.kind}-${line.package}`}>
              <Th>{nameOf(line)}</Th>
              <Td align="end">
                <CountLink
                  count={line.members}
                  href={withCount(packageHref(line, days, query.county), line.members, computedAt)}
                  label={strings.inPackage(nameOf(line), line.members)}
                />
              </Td>
            </Tr>
          ))}
        </Table>
      )}
    </Card>
  );
}
