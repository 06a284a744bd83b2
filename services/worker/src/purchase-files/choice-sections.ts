import { ratesOf } from '@psp/contracts/offer-lines';
import { OFFER_STATUS, type OfferComparisonItem } from '@psp/contracts/offers';
import { describeWeights, scoresOf } from '@psp/contracts/scores';
import type { PurchaseContent } from '@psp/domain/sourcing/purchase-files/content';
import type { ComparedAmount } from '@psp/domain/sourcing/purchase-files/limits';
import { formatAmount, formatDay, formatMoment, formatRate, formatScore } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { writeLines } from '@psp/features/offers/server/pdf-section';
import type { TaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { strings } from './strings.ts';

/** The offers with their scores, the best first; those that are not compared come last. */
export function scoredOffers({ request }: PurchaseContent) {
  const offers = request.offers ?? [];
  const weights = request.comparison.weights;
  const scores = scoresOf(offers, weights);
  const total = ({ id }: OfferComparisonItem) => scores.get(id)?.total ?? -1;
  const sorted = offers.toSorted((one, other) => total(other) - total(one) || one.price - other.price);
  return { weights, scored: sorted.map((offer) => ({ offer, score: scores.get(offer.id) })) };
}

export const stateOf = (offer: OfferComparisonItem): string => OFFER_STATUS[offer.status].label;

/** The choice, the offers, their scores and the reasons; before the opening only that they are sealed. */
export function writeChoice(pdf: TaggedPdf, content: PurchaseContent): void {
  const { offers, offerCount } = content.request;
  pdf.section(strings.sections.choice);
  if (!offers) return pdf.paragraph(offerCount === 0 ? strings.noOffers : strings.sealed(offerCount));
  const chosen = offers.find(({ status }) => status === 'accepted');
  if (chosen) {
    const { firma, price, priceWithVat, deliveryDays, acceptReason } = chosen;
    const facts = strings.chosen(firma.name, formatAmount(price), formatAmount(priceWithVat), deliveryDays);
    pdf.paragraph(facts, 'bold');
    pdf.paragraph(acceptReason ? strings.reason(acceptReason) : strings.noReason);
  } else pdf.paragraph(strings.noChoice);
  writeOffers(pdf, offers);
  writeScores(pdf, content);
  writeReasons(pdf, offers);
}

function writeOffers(pdf: TaggedPdf, offers: OfferComparisonItem[]): void {
  pdf.section(strings.sections.offers);
  pdf.table(
    columnsOf(strings.offerColumns, [22, 14, 13, 7, 13, 7, 13, 12], [2, 3, 4, 5]),
    offers.map((offer) => [
      `${offer.firma.name}\n${offer.firma.locality || (offer.firma.county ?? '')}`,
      formatMoment(offer.submittedAt),
      formatAmount(offer.price),
      vatOf(offer),
      formatAmount(offer.priceWithVat),
      String(offer.deliveryDays),
      formatDay(offer.validUntil),
      stateOf(offer),
    ]),
  );
  for (const { firma, method, team, lines } of offers) {
    if (lines?.length) {
      pdf.heading(strings.linesOf(firma.name));
      writeLines(pdf, lines);
    }
    pdf.heading(strings.method(firma.name));
    pdf.paragraph(method);
    if (team) pdf.paragraph(strings.team(team));
  }
}

/** "21%", or "11%, 21%" of lines with several rates. */
export const vatOf = (offer: OfferComparisonItem): string => ratesOf(offer).map(formatRate).join(', ');

function writeScores(pdf: TaggedPdf, content: PurchaseContent): void {
  const { weights, scored } = scoredOffers(content);
  pdf.section(strings.sections.scores);
  pdf.table(
    columnsOf(strings.scoreColumns(weights), [26, 9, 13, 13, 13, 13, 13], [1, 2, 3, 4, 5, 6]),
    scored.flatMap(({ offer, score }) =>
      score
        ? [
            [
              offer.firma.name,
              String(score.place),
              ...[score.price, score.term, score.rating, score.method, score.total].map(formatScore),
            ],
          ]
        : [],
    ),
  );
  pdf.paragraph(strings.rules(weights));
  const announced = content.request.content.weights;
  if (announced) pdf.paragraph(strings.announced(describeWeights(announced)));
  if (!content.request.comparison.isSet) pdf.paragraph(strings.proposed);
  writeChanges(pdf, content);
}

/* What was set after the opening, with its values. */
function writeChanges(pdf: TaggedPdf, { request: { openedAt }, history }: PurchaseContent): void {
  const changes = history.filter(
    ({ action, at, about }) =>
      action === 'service-request.compare' && about && openedAt !== null && Date.parse(at) >= Date.parse(openedAt),
  );
  if (changes.length === 0) return;
  pdf.heading(strings.changes);
  pdf.table(
    columnsOf(strings.historyColumns, [18, 34, 20, 28]),
    changes.map(({ at, about, who, reason }) => [formatMoment(at), about ?? '', who, reason ?? '']),
  );
}

/** What the budget and the chosen price were compared with. */
export function writeLimit(pdf: TaggedPdf, { limits: { sent, chosen } }: PurchaseContent): void {
  if (!sent && !chosen) return;
  pdf.section(strings.sections.limit);
  if (sent) pdf.paragraph(limitOf(strings.sentBudget, sent));
  if (chosen) pdf.paragraph(limitOf(strings.chosenPrice, chosen));
}

function limitOf(what: string, { value, amount, alike, alikeTotal, kind = 'services', at }: ComparedAmount): string {
  const sum = value + alikeTotal;
  const others = alikeTotal > 0 ? strings.alike(alike, formatAmount(alikeTotal), formatAmount(sum)) : '';
  const passes = strings.passes(sum > amount, formatAmount(amount), strings.bought[kind], formatDay(at));
  return `${strings.limit(what, formatAmount(value), others)} ${passes}`;
}

function writeReasons(pdf: TaggedPdf, offers: OfferComparisonItem[]): void {
  const told = offers.flatMap((offer) => {
    const reason = offer.acceptReason ?? offer.declineReason;
    return reason ? [[offer.firma.name, stateOf(offer), reason]] : [];
  });
  if (told.length === 0) return;
  pdf.section(strings.sections.reasons);
  pdf.table(columnsOf(strings.reasonColumns, [24, 14, 62]), told);
}
