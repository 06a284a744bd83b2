import type { ComparisonChange, OfferPoints as Points } from '@psp/contracts/comparison';
import type { OfferView } from '@psp/contracts/offers';
import { CRITERIA, CRITERION_LABELS, describeWeights, type Score } from '@psp/contracts/scores';
import { Prose } from '@psp/design-system/cells';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDateTime, formatLei, formatNumber, formatRating } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { printedWhole } from '@psp/design-system/print-style';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { LinesList } from '@psp/features/offers/ui/lines-list';
import { SideList, Muted } from '../common/facts.tsx';
import { contentItems, wholeContent } from './content.ts';
import { panel, points as strings } from './strings.ts';

const LONG = new Set(['method', 'team', 'lines']);
/* Shown below as a list of downloads. */
const FILES = 'attachments';

/** Points of the firm's offer by criterion, beside the best and the chosen offer, with the changes made after the opening. */
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

/** The firm's offer in a narrow column: short facts as a list, long texts under headings. */
export function OfferFacts({ offer, revision }: { offer: OfferView; revision: number }) {
  const items = contentItems(wholeContent(offer));
  const answered = offer.requestRevision;
  const facts = [
    ...items.filter(({ key }) => !LONG.has(key) && key !== FILES),
    ...(offer.submittedAt ? [{ term: panel.submittedAt, detail: formatDateTime(offer.submittedAt) }] : []),
    ...standingItems(offer),
    { term: panel.revision, detail: answered < revision ? panel.revisionNow(answered, revision) : String(answered) },
  ];
  const reason = offer.declineReason
    ? [{ term: offer.status === 'declined' ? panel.declineReason : panel.endReason, detail: offer.declineReason }]
    : [];
  const chosen = offer.acceptReason ? [{ term: panel.acceptReason, detail: offer.acceptReason }] : [];
  const texts = [...chosen, ...reason, ...items.filter(({ key }) => LONG.has(key) && key !== 'lines')];
  const { lines = [] } = offer;
  return (
    <Stack gap={16}>
      <SideList>
        <DescriptionList items={facts.map(({ term, detail }) => ({ term, detail }))} />
      </SideList>
      {offer.points ? <OfferPoints points={offer.points} /> : null}
      {lines.length > 0 ? (
        <div>
          <Muted as="h3">{panel.lines}</Muted>
          <LinesList lines={lines} />
        </div>
      ) : null}
      {texts.map(({ term, detail }) => (
        <div key={term}>
          <Muted as="h3">{term}</Muted>
          <Prose>{detail}</Prose>
        </div>
      ))}
    </Stack>
  );
}

/* The rank by price and the price range of the other offers, known after the choice. */
function standingItems({ standing }: OfferView): { term: string; detail: string }[] {
  if (!standing) return [];
  const { place, of, lowest, highest } = standing;
  const isRange = lowest !== null && highest !== null;
  return [
    { term: panel.place, detail: panel.placeOf(place, of) },
    ...(isRange ? [{ term: panel.others, detail: panel.range(formatLei(lowest), formatLei(highest)) }] : []),
  ];
}
