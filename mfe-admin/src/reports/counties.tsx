import type { CountyLine, NetworkReport, NetworkReportQuery } from '@psp/contracts/network-reports';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatNumber } from '@psp/design-system/format';
import { Row } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { SelectField } from '@psp/design-system/select-field';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { type Band, CountyMap } from '@psp/features/counties/ui/county-map';
import { CountLink } from '@psp/features/reports/ui/count-link';
import { optionsOf } from '@psp/remote/options';
import { useState } from 'react';
import { styled } from 'styled-components';
import { withCount } from '../records/counted.tsx';
import { organisationsHref, requestsHref } from './lists.ts';
import { type Thresholds, thresholdsOf } from './steps.ts';
import { strings } from './strings.ts';
import { TableFiles } from './table-files.tsx';

const MEASURES = ['members', 'partners', 'requests', 'accepted'] as const;
type Measure = (typeof MEASURES)[number];

/* Printed instead of the map: all counties on one page. */
const OnPaper = styled.dl`
  display: none;
  margin: 0;
  columns: 3;
  column-gap: 24px;
  font-size: 0.875rem;
  > div { display: flex; justify-content: space-between; padding: 3px 0; border-bottom: 1px solid var(--line); break-inside: avoid; }
  dd { margin: 0; font-variant-numeric: tabular-nums; }
  @media print { display: block; }
`;
const Scrolled = styled.div`
  max-height: 26rem;
  overflow-y: auto;
  @media print { max-height: none; }
`;

interface CountiesProps {
  report: NetworkReport;
  query: NetworkReportQuery;
}

/** Members, partners, requests and amounts by county, as a map or a table; a county opens its list. */
export function Counties({ report, query }: CountiesProps) {
  const [measure, setMeasure] = useState<Measure>('members');
  const [isTable, setTable] = useState(false);
  const title = strings.counties(strings.measures[measure]);
  const hrefFor = hrefsOf(report, measure);
  const choice = (
    <div {...screenOnly}>
      <SelectField
        label={strings.measure}
        isLabelHidden
        options={optionsOf(strings.measures, MEASURES)}
        value={measure}
        onChange={(value) => setMeasure(MEASURES.find((one) => one === value) ?? 'members')}
      />
    </div>
  );
  const shown = query.county ? report.counties.filter(({ county }) => county === query.county) : report.counties;
  return (
    <Card aria-labelledby="counties">
      <CardHeader id="counties" title={title} action={choice} />
      <CardBody>
        {isTable ? (
          <Scrolled tabIndex={0} role="region" aria-label={title}>
            <CountyTable {...{ title, measure, hrefFor }} lines={shown} />
          </Scrolled>
        ) : (
          <>
            <div {...screenOnly}>
              <Shaded {...{ measure, hrefFor }} lines={report.counties} selected={query.county} />
            </div>
            <OnPaper>
              {shown.map((line) => (
                <div key={line.county}>
                  <dt>{COUNTIES[line.county]}</dt>
                  <dd>{formatNumber(line[measure])}</dd>
                </div>
              ))}
            </OnPaper>
          </>
        )}
        <Row>
          <Button variant="quiet" size="small" onPress={() => setTable(!isTable)}>
            {isTable ? strings.asMap : strings.asTable}
          </Button>
          <TableFiles query={query} table="counties" title={strings.allCountiesTable} />
        </Row>
      </CardBody>
    </Card>
  );
}

const hrefsOf =
  ({ days, counties, computedAt }: NetworkReport, measure: Measure) =>
  (county: CountyCode): string => {
    const lists: Record<Measure, string> = {
      members: organisationsHref({ kind: 'uat', joinedTo: days.to, county }),
      partners: organisationsHref({ kind: 'firma', joinedTo: days.to, county }),
      requests: requestsHref(days, county),
      accepted: requestsHref(days, county, 'chosen'),
    };
    const line = counties.find((one) => one.county === county);
    // An amount opens the requests whose offers it adds up.
    const count = measure === 'accepted' ? line?.chosen : (line?.[measure] ?? 0);
    return count === undefined ? lists[measure] : withCount(lists[measure], count, computedAt);
  };

const bandsOf = ([second, third, fourth]: Thresholds): Band[] => [
  { from: 0, label: strings.range('0', formatNumber(second - 1)) },
  { from: second, label: strings.range(formatNumber(second), formatNumber(third - 1)) },
  { from: third, label: strings.range(formatNumber(third), formatNumber(fourth - 1)) },
  { from: fourth, label: strings.from(formatNumber(fourth)) },
];

interface ShownProps {
  measure: Measure;
  lines: readonly CountyLine[];
  hrefFor: (county: CountyCode) => string;
}

function Shaded({ measure, lines, hrefFor, selected }: ShownProps & { selected: CountyCode | undefined }) {
  const counts = Object.fromEntries(
    lines.filter((line) => line[measure] > 0).map((line) => [line.county, line[measure]]),
  );
  const thresholds = thresholdsOf(Math.max(0, ...Object.values(counts)));
  const [, third] = thresholds;
  return (
    <CountyMap
      words={{
        map: strings.counties(strings.measures[measure]),
        hint: strings.mapHint,
        empty: strings.mapHint,
        county: (name, count) => strings.inCounty(name, formatNumber(count)),
        legend: strings.measures[measure],
      }}
      bands={bandsOf(thresholds)}
      // Amounts are too long for a county.
      {...(measure === 'accepted' ? {} : { writtenFrom: third })}
      {...{ counts, selected, hrefFor }}
    />
  );
}

function CountyTable({ title, measure, lines, hrefFor }: ShownProps & { title: string }) {
  return (
    <Table
      dense
      caption={title}
      isCaptionHidden
      keepsColumns
      columns={[
        { key: 'county', label: strings.countyName },
        { key: 'count', label: strings.measures[measure], align: 'end' },
      ]}
    >
      {lines.map((line) => (
        <Tr key={line.county}>
          <Th>{COUNTIES[line.county]}</Th>
          <Td align="end">
            <CountLink
              count={line[measure]}
              href={hrefFor(line.county)}
              label={strings.inCounty(COUNTIES[line.county], formatNumber(line[measure]))}
            />
          </Td>
        </Tr>
      ))}
    </Table>
  );
}
