import type { OfferView } from '@psp/contracts/offers';
import { Prose } from '@psp/design-system/cells';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDateTime, formatLei } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { LinesList } from '@psp/features/offers/ui/lines-list';
import { Beside, Muted } from '../common/facts.tsx';
import { contentItems, wholeContent } from './content.ts';
import { OfferPoints } from './offer-points.tsx';
import { panel } from './strings.ts';

const LONG = new Set(['method', 'team', 'lines']);
/* A list of its own below, to be downloaded. */
const FILES = 'attachments';

/** What the firm's offer says: short facts as a list, long texts under their names, for the column is narrow. */
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
      <Beside>
        <DescriptionList items={facts.map(({ term, detail }) => ({ term, detail }))} />
      </Beside>
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

/* After the choice: the place by price, and between which prices the others are. */
function standingItems({ standing }: OfferView): { term: string; detail: string }[] {
  if (!standing) return [];
  const { place, of, lowest, highest } = standing;
  const isRange = lowest !== null && highest !== null;
  return [
    { term: panel.place, detail: panel.placeOf(place, of) },
    ...(isRange ? [{ term: panel.others, detail: panel.range(formatLei(lowest), formatLei(highest)) }] : []),
  ];
}
