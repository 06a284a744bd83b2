import { ratesOf } from '@psp/contracts/offer-lines';
import type { OfferComparisonItem } from '@psp/contracts/offers';
import { OFFER_STATUS } from '@psp/contracts/offer-names';
import { describeWeights, scoresOf } from '@psp/contracts/scores';
import type { PurchaseContent } from '@psp/domain/sourcing/purchase-files/content';
import type { ComparedAmount } from '@psp/domain/sourcing/purchase-files/limits';
import { formatAmount, formatDay, formatMoment, formatRate, formatScore } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { writeLines } from '@psp/features/offers/server/pdf-section';
import type { TaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { strings } from './strings.ts';

/** Returns the offers with their scores, best first; offers without a score come last. */
export function scoredOffers({ request }: PurchaseContent) {
  const offers = request.offers ?? [];
  const weights = request.comparison.weights;
  const scores = scoresOf(offers, weights);
  const total = ({ id }: OfferComparisonItem) => scores.get(id)?.total ?? -1;
  const sorted = offers.toSorted((one, other) => total(other) - total(one) || one.price - other.price);
  return { weights, scored: sorted.map((offer) => ({ offer, score: scores.get(offer.id) })) };
}

/** Label of an offer's status. */
export const statusLabel = (offer: OfferComparisonItem): string => OFFER_STATUS[offer.status].label;

/** Writes the choice, the offers, their scores and the reasons; before the opening only the number of sealed offers. */
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
      vatRates(offer),
      formatAmount(offer.priceWithVat),
      String(offer.deliveryDays),
      formatDay(offer.validUntil),
      statusLabel(offer),
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

/** Returns the VAT rates of an offer: "21%", or "11%, 21%" when its lines have several. */
export const vatRates = (offer: OfferComparisonItem): string => ratesOf(offer).map(formatRate).join(', ');

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

/* Changes of the comparison after the opening, with the values that were set. */
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

/** Writes how the budget and the chosen price compare with the limit of direct purchases. */
export function writeLimit(pdf: TaggedPdf, { limits: { sent, chosen } }: PurchaseContent): void {
  if (!sent && !chosen) return;
  pdf.section(strings.sections.limit);
  if (sent) pdf.paragraph(limitText(strings.sentBudget, sent));
  if (chosen) pdf.paragraph(limitText(strings.chosenPrice, chosen));
}

function limitText(what: string, { value, amount, alike, alikeTotal, kind = 'services', at }: ComparedAmount): string {
  const sum = value + alikeTotal;
  const others = alikeTotal > 0 ? strings.alike(alike, formatAmount(alikeTotal), formatAmount(sum)) : '';
  const passes = strings.passes(sum > amount, formatAmount(amount), strings.bought[kind], formatDay(at));
  return `${strings.limit(what, formatAmount(value), others)} ${passes}`;
}

function writeReasons(pdf: TaggedPdf, offers: OfferComparisonItem[]): void {
  const rows = offers.flatMap((offer) => {
    const reason = offer.acceptReason ?? offer.declineReason;
    return reason ? [[offer.firma.name, statusLabel(offer), reason]] : [];
  });
  if (rows.length === 0) return;
  pdf.section(strings.sections.reasons);
  pdf.table(columnsOf(strings.reasonColumns, [24, 14, 62]), rows);
}
