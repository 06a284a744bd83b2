import type { ExchangeList, ExchangeQuery } from '@psp/contracts/exchange';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { screenOnly } from '@psp/design-system/print-style';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { useAct } from '@psp/remote/act/use-act';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Band, CountyMap } from '../../counties/ui/county-map.tsx';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { type ExchangeArea, exchangeFilters, projectPath } from './area.ts';
import { bandStrings, strings } from './strings.ts';

const List = styled.ul`
  font-size: 0.9375rem;
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 12px; padding: 7px 0; border-bottom: 1px solid var(--line); }
  li:last-child { border: 0; }
  a { min-height: 24px; overflow-wrap: anywhere; }
  strong { font-variant-numeric: tabular-nums; }
`;

const Own = styled.p`
  margin-top: 8px;
  color: var(--ink-muted);
  font-size: 0.875rem;
`;

const Quiet = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  font-size: 0.9375rem;
  h2 { font-size: 1rem; }
  p { line-height: 1.5; overflow-wrap: anywhere; }
`;

/** Shades as drawn, for a network with many projects in a county. */
const WIDE: readonly Band[] = [
  { from: 0, label: bandStrings.few },
  { from: 2, label: bandStrings.some },
  { from: 5, label: bandStrings.many },
  { from: 10, label: bandStrings.most },
];
const WRITTEN_FROM = 8;

interface MapCardProps {
  area: ExchangeArea;
  filters: ExchangeQuery;
  /** Undefined until loaded. */
  data: ExchangeList | undefined;
}

/** The projects by county, as a map or as a table; a county filters the list. */
export function MapCard({ area, filters, data }: MapCardProps) {
  const [isTable, setTable] = useState(false);
  const { address } = exchangeFilters(area);
  const hrefFor = (code: CountyCode) =>
    address({ ...filters, county: code === filters.county ? undefined : code, page: 1 });
  const counts = data ? Object.fromEntries(data.counties.map(({ code, count }) => [code, count])) : undefined;
  const isWide = Object.values(counts ?? {}).some((count) => count >= (WIDE[2]?.from ?? 0));
  return (
    <Card aria-label={strings.byCounty} {...screenOnly}>
      <CardHeader
        title={strings.byCounty}
        action={
          <Button variant="quiet" size="small" onPress={() => setTable(!isTable)}>
            {isTable ? strings.asMap : strings.asList}
          </Button>
        }
      />
      {isTable && data ? (
        <CountyTable data={data} selected={filters.county} hrefFor={hrefFor} />
      ) : (
        <CardBody>
          <CountyMap
            counts={counts}
            selected={filters.county}
            own={data?.ownCounty}
            hrefFor={hrefFor}
            words={strings.map}
            bands={isWide ? WIDE : undefined}
            writtenFrom={WRITTEN_FROM}
          />
          {data?.ownCounty ? <Own>{strings.ownCounty}</Own> : null}
        </CardBody>
      )}
    </Card>
  );
}

interface CountyTableProps {
  data: ExchangeList;
  selected: CountyCode | undefined;
  hrefFor: (code: CountyCode) => string;
}

function CountyTable({ data: { counties }, selected, hrefFor }: CountyTableProps) {
  const byName = counties.toSorted((one, other) => COUNTIES[one.code].localeCompare(COUNTIES[other.code], 'ro'));
  const columns = [
    { key: 'county', label: strings.county },
    { key: 'count', label: strings.projects, align: 'end' as const },
  ];
  return (
    <Table caption={strings.countyTable} columns={columns} isCaptionHidden dense keepsColumns>
      {byName.map(({ code, count }) => (
        <Tr key={code}>
          <Th scope="row">
            <Link href={hrefFor(code)} aria-current={code === selected ? 'true' : undefined}>
              {COUNTIES[code]}
            </Link>
          </Th>
          <Td align="end">{count}</Td>
        </Tr>
      ))}
    </Table>
  );
}

/** The projects that most authorities adopted. */
export function MostCard({ area, most }: { area: ExchangeArea; most: ExchangeList['most'] }) {
  if (most.length === 0) return null;
  return (
    <Card aria-label={strings.most}>
      <CardHeader title={strings.most} />
      <CardBody>
        <List role="list">
          {most.map(({ id, title, place, adoptions }) => (
            <li key={id}>
              <Link href={projectPath(area, id)}>{strings.place(title, place)}</Link>
              <strong>{adoptions}</strong>
            </li>
          ))}
        </List>
      </CardBody>
    </Card>
  );
}

/** Offers to publish a completed project of the reader's. */
export function SuggestionCard({ area, suggestion }: { area: ExchangeArea; suggestion: ExchangeList['suggestion'] }) {
  const readsOnly = useIsReadOnly();
  if (!suggestion || area.kind !== 'uat' || readsOnly) return null;
  return <Suggestion area={area} suggestion={suggestion} />;
}

function Suggestion({
  area,
  suggestion: { id, title },
}: {
  area: ExchangeArea;
  suggestion: NonNullable<ExchangeList['suggestion']>;
}) {
  const navigate = useNavigate();
  const start = useAct({
    send: () => area.api.call('POST /projects/:id/exchange', { id, body: {} }),
    failed: strings.suggestion.failed,
    refreshes: [[area.kind, 'exchange']],
    onDone: (made) => void navigate(`${projectPath(area, made.id)}/edit`),
  });
  return (
    <Card aria-label={strings.suggestion.title} {...screenOnly}>
      <CardBody>
        <Quiet>
          <h2>{strings.suggestion.title}</h2>
          <p>{strings.suggestion.text(title)}</p>
          <Button variant="secondary" size="small" isPending={start.isPending} onPress={() => start.run()}>
            {strings.suggestion.start}
          </Button>
        </Quiet>
      </CardBody>
    </Card>
  );
}
