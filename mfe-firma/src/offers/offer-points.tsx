import type { ComparisonChange, OfferPoints as Points } from '@psp/contracts/comparison';
import { CRITERIA, CRITERION_LABELS, describeWeights, type Score } from '@psp/contracts/scores';
import { formatDateTime, formatNumber, formatRating } from '@psp/design-system/format';
import { printedWhole } from '@psp/design-system/print-style';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { Muted } from '../common/facts.tsx';
import { points as strings } from './strings.ts';

/** Once the request has ended: the points of the firm's offer by criterion, beside the best, and what changed after the opening. */
export function OfferPoints({ points }: { points: Points }) {
  const { own, best, chosen, weights, of, changes } = points;
  const columns = [
    { name: strings.own, score: own },
    ...(best ? [{ name: strings.best, score: best }] : []),
    ...(chosen ? [{ name: strings.chosen, score: chosen }] : []),
  ];
  const rows: { name: string; of: (score: Score) => string }[] = [
    ...CRITERIA.map((criterion) => ({
      name: strings.criterion(CRITERION_LABELS[criterion], weights[criterion]),
      of: (score: Score) => formatRating(score[criterion]),
    })),
    { name: strings.total, of: ({ total }) => formatRating(total) },
    { name: strings.place, of: ({ place }) => strings.placeOf(place, formatNumber(of)) },
  ];
  return (
    <div>
      <div {...printedWhole}>
        <Muted as="h3">{strings.title}</Muted>
        <Table
          caption={strings.title}
          isCaptionHidden
          keepsColumns
          dense
          columns={[
            { key: strings.what, label: strings.what },
            ...columns.map(({ name }) => ({ key: name, label: name, align: 'end' as const })),
          ]}
        >
          {rows.map((row) => (
            <Tr key={row.name}>
              <Th scope="row">{row.name}</Th>
              {columns.map(({ name, score }) => (
                <Td key={name} align="end">
                  {row.of(score)}
                </Td>
              ))}
            </Tr>
          ))}
        </Table>
      </div>
      {changes.length > 0 ? <Changes changes={changes} /> : null}
    </div>
  );
}

function Changes({ changes }: { changes: ComparisonChange[] }) {
  return (
    <>
      <Muted as="h3">{strings.changes}</Muted>
      <ul>
        {changes.map(({ at, reason, weights, marks }) => (
          <li key={at}>
            {`${formatDateTime(at)}: ${[
              ...(weights ? [strings.weights(describeWeights(weights.from), describeWeights(weights.to))] : []),
              ...marks.map(({ own, from, to }) => strings.mark(own, from, to)),
            ].join('; ')}.${reason ? ` ${strings.reason(reason)}` : ''}`}
          </li>
        ))}
      </ul>
    </>
  );
}
