import type { BrowserReportView } from '@psp/contracts/browser-reports';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatNumber, formatUnrounded } from '@psp/design-system/format';
import { EmptyState } from '@psp/design-system/states';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';

const columns = [
  { key: 'area', label: strings.area },
  { key: 'version', label: strings.version },
  { key: 'visits', label: strings.visits, align: 'end' },
  { key: 'lcp', label: strings.lcp },
  { key: 'inp', label: strings.inp },
  { key: 'cls', label: strings.cls },
] as const;

type Measure = 'lcp' | 'inp' | 'cls';

/** Upper limits of "good" and "fair" for the 75th percentile, from web.dev. */
const LIMITS: Record<Measure, readonly [good: number, fair: number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

const WORDS: Record<Measure, (value: number) => string> = {
  lcp: (value) => strings.seconds(formatUnrounded(Math.round(value / 100) / 10)),
  inp: (value) => strings.milliseconds(formatNumber(Math.round(value / 10) * 10)),
  cls: (value) => formatUnrounded(Math.round(value * 100) / 100),
};

/** Web vitals of each release of an area, at the 75th percentile of its visits. */
export function Vitals({ vitals }: Pick<BrowserReportView, 'vitals'>) {
  if (vitals.length === 0) return <EmptyState title={strings.noVitals}>{strings.noVitalsText}</EmptyState>;
  return (
    <Card>
      <CardHeader title={strings.vitals} />
      <CardBody>{strings.vitalsText}</CardBody>
      <Table caption={strings.vitals} isCaptionHidden columns={columns} dense>
        {vitals.map(({ area, version, visits, ...measured }) => (
          <Tr key={`${area} ${version}`}>
            <Th>{strings.areas[area]}</Th>
            <Td>{version || strings.unknownVersion}</Td>
            <Td align="end">{formatNumber(visits)}</Td>
            {(['lcp', 'inp', 'cls'] as const).map((name) => (
              <Td key={name}>
                <Measured name={name} value={measured[name]} />
              </Td>
            ))}
          </Tr>
        ))}
      </Table>
    </Card>
  );
}

function Measured({ name, value }: { name: Measure; value: number | null }) {
  if (value === null) return common.none;
  const [good, fair] = LIMITS[name];
  const words = WORDS[name](value);
  if (value <= good) return <Badge tone="success">{`${words}, ${strings.good}`}</Badge>;
  if (value <= fair) return <Badge tone="progress">{`${words}, ${strings.fair}`}</Badge>;
  return <Badge tone="danger">{`${words}, ${strings.poor}`}</Badge>;
}
