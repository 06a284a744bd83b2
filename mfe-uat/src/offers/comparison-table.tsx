import type { OfferComparisonItem } from '@psp/contracts/offers';
import { OFFER_STATUS } from '@psp/contracts/offer-names';
import type { Criterion } from '@psp/contracts/scores';
import { StatusBadge } from '@psp/design-system/badge';
import { formatDate, formatLei, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { VisuallyHidden } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { ComparisonTable, type ComparisonRow } from '@psp/features/comparisons/ui/comparison-table';
import { LinesList } from '@psp/features/offers/ui/lines-list';
import { strings as words } from '@psp/features/offers/ui/strings';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings as common } from '../common/strings.ts';
import { bestValues, type Order } from './comparison.ts';
import { Folded } from './folded.tsx';
import { LongText } from './long-text.tsx';
import { Points } from './points.tsx';
import { offers } from './queries.ts';
import { strings as texts } from './score-strings.ts';
import { strings } from './strings.ts';
import { type UnansweredByOffer, unansweredRow } from './unanswered.tsx';
import type { Compared } from './use-comparison.ts';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 4px 8px;
  /* Small enough for two buttons in a line, which keeps the row low. */
  ${media.wide} { gap: 2px 4px; > * { padding-inline: 8px; } }
`;

const Best = styled.strong`
  display: inline-block;
  margin-left: -6px;
  padding: 0 6px;
  border-radius: 4px;
  background: var(--fir-100);
  color: var(--fir-700);
  font-weight: 650;
`;

const Muted = styled.span`
  color: var(--ink-muted);
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Total = styled.div`
  > :first-child { font-size: 1.25rem; font-weight: 650; }
`;

type Row = ComparisonRow<OfferComparisonItem>;

interface OffersTableProps {
  compared: Compared;
  /** Buttons of an offer; without it the table is read-only. */
  actionsFor?: (offer: OfferComparisonItem) => ReactNode;
  /** What the offers leave unanswered, by their ids; null while nobody has asked. */
  unanswered?: UnansweredByOffer | null;
}

/** The offers side by side, one column each. The picked or accepted offer is tinted and the best values are marked. */
export function OffersTable({ compared, actionsFor, unanswered }: OffersTableProps) {
  const { offers, picked, first, other } = compared;
  const rows = unanswered ? [...rowsOf(compared), unansweredRow(unanswered)] : rowsOf(compared);
  const hasActions = actionsFor && offers.some((offer) => offer.actions.length > 0);
  const decision: Row = {
    key: 'actions',
    label: strings.rows.actions,
    cell: (offer) => <Buttons>{actionsFor?.(offer)}</Buttons>,
    isScreenOnly: true,
  };
  return (
    <ComparisonTable
      caption={strings.caption}
      criterion={strings.criterion}
      items={offers}
      rows={hasActions ? [...rows, decision] : rows}
      nameOf={({ firma }) => firma.name}
      headOf={(offer) => <FirmName offer={offer} />}
      pair={[first, other]}
      picked={picked}
    />
  );
}

/* A suspended firm has no page. */
function FirmName({ offer: { firma } }: { offer: OfferComparisonItem }) {
  return firma.suspended ? firma.name : <Link href={`/partener/${firma.id}`}>{firma.name}</Link>;
}

const place = ({ firma }: OfferComparisonItem) =>
  [firma.locality || firma.county, firma.verified ? strings.verified : ''].filter(Boolean).join(', ');

/** The rows of the comparison: the facts of each offer and the points that they bring. */
function rowsOf({ offers, scores, weights }: Compared): Row[] {
  const best = bestValues(offers, scores);
  const { rows } = strings;
  const marked = (order: Order, { id }: OfferComparisonItem, text: string) =>
    best[order].has(id) ? <BestValue order={order}>{text}</BestValue> : text;
  const points = (criterion: Criterion, { id }: OfferComparisonItem) => (
    <Points value={scores.get(id)?.[criterion]} weight={weights[criterion]} />
  );
  const scored = (key: string, label: string, criterion: Criterion, cellOf: Row['cell']) => ({
    ...{ key, label },
    cell: (offer: OfferComparisonItem) => (
      <>
        {cellOf(offer)}
        {points(criterion, offer)}
      </>
    ),
  });
  const total = (offer: OfferComparisonItem) => {
    const score = scores.get(offer.id);
    if (!score) return <Muted>{texts.noScore}</Muted>;
    return (
      <Total>
        <span>{marked('score', offer, texts.total(score.total))}</span> {texts.outOf}
        <div>
          <Muted>{texts.place(score.place, scores.size)}</Muted>
        </div>
      </Total>
    );
  };
  return [
    { key: 'score', label: rows.score, cell: total },
    { key: 'place', label: rows.place, cell: place },
    { key: 'status', label: rows.status, cell: (offer) => <OfferStatus offer={offer} /> },
    scored('price', rows.price, 'price', (offer) => marked('price', offer, formatLei(offer.price))),
    { key: 'vat', label: rows.priceWithVat, cell: (offer) => <PriceWithVat offer={offer} /> },
    scored('delivery', rows.delivery, 'term', (offer) => marked('delivery', offer, common.days(offer.deliveryDays))),
    scored('rating', rows.rating, 'rating', (offer) =>
      offer.rating === null ? (
        <Muted>{common.noReviews}</Muted>
      ) : (
        marked('rating', offer, strings.ratingOf(offer.rating, offer.reviewCount))
      ),
    ),
    scored('method', rows.method, 'method', (offer) => <Method offer={offer} />),
    ...factRows(offers),
  ];
}

/** Download links of the files of an opened offer. */
function OfferFiles({ offer: { id, attachments = [] } }: { offer: OfferComparisonItem }) {
  if (attachments.length === 0) return '–';
  return (
    <ul>
      {attachments.map((file) => (
        <li key={file.id}>
          <a href={offers.href('GET /offers/:id/attachments/:fileId', { id, fileId: file.id })} download={file.name}>
            {file.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The lines of an opened offer, folded under their number. */
function OfferLines({ offer: { firma, lines } }: { offer: OfferComparisonItem }) {
  if (!lines?.length) return '–';
  return (
    <Folded summary={words.count(lines.length)} firm={firma.name}>
      <LinesList lines={lines} />
    </Folded>
  );
}

function factRows(offers: OfferComparisonItem[]): Row[] {
  const { rows } = strings;
  const hasFiles = offers.some(({ attachments }) => attachments.length > 0);
  const reasonOf = (offer: OfferComparisonItem) => offer.acceptReason ?? offer.declineReason;
  const hasReasons = offers.some(reasonOf);
  const hasLines = offers.some(({ lines }) => lines?.length);
  return [
    ...(hasLines
      ? [{ key: 'lines', label: rows.lines, cell: (offer: OfferComparisonItem) => <OfferLines offer={offer} /> }]
      : []),
    { key: 'validity', label: rows.validity, cell: (offer) => formatDate(offer.validUntil) },
    { key: 'projects', label: rows.projects, cell: (offer) => formatNumber(offer.completedProjects) },
    { key: 'team', label: rows.team, cell: (offer) => <LongText title={rows.team} text={offer.team} /> },
    ...(hasFiles
      ? [{ key: 'files', label: rows.attachments, cell: (offer: OfferComparisonItem) => <OfferFiles offer={offer} /> }]
      : []),
    ...(hasReasons
      ? [{ key: 'reason', label: rows.reason, cell: (offer: OfferComparisonItem) => reasonOf(offer) ?? '–' }]
      : []),
  ];
}

function BestValue({ order, children }: { order: Order; children: string }) {
  return (
    <Best>
      {children}
      <VisuallyHidden>, {strings.best[order]}</VisuallyHidden>
    </Best>
  );
}

function Method({ offer: { method, methodMark } }: { offer: OfferComparisonItem }) {
  return (
    <>
      <LongText title={strings.rows.method} text={method} />
      {/* A block: the text is printed inline, and the mark would continue its last line. */}
      <Muted as="div">{methodMark == null ? texts.marks.none : texts.markOf(methodMark)}</Muted>
    </>
  );
}

function OfferStatus({ offer }: { offer: OfferComparisonItem }) {
  return (
    <Badges>
      <StatusBadge status={OFFER_STATUS[offer.status]} />
      {offer.firma.suspended ? <StatusBadge status={{ label: strings.firmSuspended, tone: 'danger' }} /> : null}
    </Badges>
  );
}

function PriceWithVat({ offer: { priceWithVat, vatRate, lines } }: { offer: OfferComparisonItem }) {
  const isMixed = lines?.some((line) => line.vatRate !== vatRate);
  return (
    <>
      <OwnText>{`${formatLei(priceWithVat)} `}</OwnText>
      <Muted>({isMixed ? strings.vatByLine : strings.vat(vatRate)})</Muted>
    </>
  );
}
