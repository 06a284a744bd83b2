import { type RequestContent, type RequestView, VISIBILITY_LABELS } from '@psp/contracts/service-requests';
import { URGENCY_DEGREES } from '@psp/contracts/urgencies';
import { saidKind } from '@psp/contracts/purchase-kinds';
import { PURCHASE_KIND_LABELS } from '@psp/contracts/thresholds';
import { describeWeights } from '@psp/contracts/scores';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { formatDateTime, formatLei, formatNumber } from '@psp/design-system/format';
import { isMoment } from './deadline.ts';
import { strings } from './strings.ts';

const { facts } = strings;

/* NaN stands for a typed text that is not a number. */
const amount = (value: number | null): number | null => (Number.isNaN(value) ? null : value);

/** The budget as text, such as "60.000–90.000 lei"; '' when no limit is set. */
export function describeBudget(content: Pick<RequestContent, 'budgetMin' | 'budgetMax'>): string {
  const [budgetMin, budgetMax] = [amount(content.budgetMin), amount(content.budgetMax)];
  if (budgetMin !== null && budgetMax !== null) return facts.budgetRange(formatNumber(budgetMin), formatLei(budgetMax));
  if (budgetMin !== null) return facts.budgetFrom(formatLei(budgetMin));
  return budgetMax === null ? '' : facts.budgetTo(formatLei(budgetMax));
}

export function describePlace({ locality, countyCode }: Pick<RequestContent, 'locality' | 'countyCode'>): string {
  const county = countyCode ? COUNTIES[countyCode] : '';
  return [locality, county === locality ? '' : county].filter(Boolean).join(', ');
}

export interface DescribedField {
  /** The form field in which the value is edited. */
  field: keyof RequestContent;
  term: string;
  /** '' for an empty value. */
  text: string;
}

/* An unfinished form may hold a text that is not a date. */
const describeDeadline = (deadline: string): string => (isMoment(deadline) ? formatDateTime(deadline) : deadline);

/** Names for the ids in a content: invited firms, attached files and the CPV code. */
export interface ContentNames {
  invited: string[];
  files: string[];
  /** The CPV code with its name. */
  cpv?: string | undefined;
}

export const namesOf = ({
  invited,
  attachments = [],
  cpv,
}: Pick<RequestView, 'invited' | 'attachments' | 'cpv'>): ContentNames => ({
  cpv: cpv ? `${cpv.code} ${cpv.name}` : undefined,
  invited: invited.map(({ name }) => name),
  files: attachments.map(({ name }) => name),
});

/** Describes the content of a request as text, field by field. */
export function describeContent(
  content: RequestContent,
  { invited, files, cpv = content.cpv ?? '' }: ContentNames,
): DescribedField[] {
  const kind = saidKind(content);
  const who = VISIBILITY_LABELS[content.visibility];
  return [
    { field: 'title', term: facts.title, text: content.title },
    { field: 'category', term: facts.category, text: content.category ? DOMAINS[content.category] : '' },
    { field: 'purchaseKind', term: facts.kind, text: kind ? PURCHASE_KIND_LABELS[kind] : '' },
    { field: 'cpv', term: facts.cpv, text: cpv },
    { field: 'description', term: facts.description, text: content.description },
    {
      field: 'deadline',
      term: facts.deadline,
      text: content.deadline ? describeDeadline(content.deadline) : facts.defaultDeadline,
    },
    { field: 'budgetMin', term: facts.budget, text: describeBudget(content) },
    ...(content.weights
      ? [{ field: 'weights', term: facts.weights, text: describeWeights(content.weights) } as const]
      : []),
    { field: 'countyCode', term: facts.place, text: describePlace(content) || facts.wholeCountry },
    { field: 'attachments', term: facts.attachments, text: files.join(', ') },
    { field: 'urgency', term: facts.urgency, text: URGENCY_DEGREES[content.urgency] },
    {
      field: 'visibility',
      term: facts.visibility,
      text: content.visibility === 'invited' ? `${who}: ${invited.join(', ')}` : who,
    },
  ];
}
