import { type OfferLine, offerLines } from '@psp/contracts/offer-lines';
import { VAT_RATES } from '@psp/contracts/prices';
import type { OfferContent } from '@psp/contracts/offers';
import type { FieldErrors } from 'react-hook-form';
import { CHECKED } from '@psp/features/forms/ui/resolver';
import type { FieldError } from '@psp/features/forms/ui/use-fields';
import { schemaProblems } from '@psp/remote/editor/use-editor-form';
import { lines as words } from './field-strings.ts';

export const NEW_LINE: OfferLine = {
  description: '',
  quantity: null,
  unit: '',
  unitPrice: null,
  vatRate: VAT_RATES[0],
};

/** True of a line in which nothing was written. */
export const isBlank = ({ description, quantity, unitPrice }: OfferLine): boolean =>
  description.trim() === '' && quantity === null && unitPrice === null;

export type LineField = keyof OfferLine;

/** What is said of the fields of lines. */
export interface LineProblems {
  at: Map<number, Partial<Record<LineField, string>>>;
  /** What is said of the lines as a whole. */
  whole: string | undefined;
}

/** The id of a field of the line at a place. */
export const lineFieldId = (at: number, field: LineField): string => `offer-lines-${at}-${field}`;

type Told = [path: string, message: string];

/* Checking tells the paths; of a draft that could not be saved the contract does. */
const toldOf = (error: FieldError, lines: readonly OfferLine[]): Told[] => {
  if (!error) return [];
  if (error.type === CHECKED && error.types) return Object.entries(error.types);
  return schemaProblems(offerLines, lines);
};

/** What the form found in its lines, by line and field. */
export function lineProblems(errors: FieldErrors<OfferContent>, lines: readonly OfferLine[]): LineProblems {
  const error = errors.lines as FieldError;
  const at: LineProblems['at'] = new Map();
  for (const [path, message] of toldOf(error, lines)) {
    const [place = '', field] = path.split('.');
    if (field) at.set(Number(place), { ...at.get(Number(place)), [field as LineField]: message });
  }
  return { at, whole: at.size === 0 ? error?.message : undefined };
}

/** The same for the summary, in the order of the page. */
export const lineSummary = ({ at }: LineProblems): { id: string; message: string }[] =>
  [...at.entries()]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([place, fields]) =>
      (Object.keys(NEW_LINE) as LineField[]).flatMap((field) => {
        const message = fields[field];
        return message ? [{ id: lineFieldId(place, field), message: words.of(place + 1, message) }] : [];
      }),
    );

/** What every line needs before the offer can be submitted. */
export const missingInLine = ({
  description,
  quantity,
  unit,
  unitPrice,
}: OfferLine): Partial<Record<LineField, string>> => ({
  ...(description.trim() === '' ? { description: words.missing.description } : {}),
  ...(quantity === null ? { quantity: words.missing.quantity } : {}),
  ...(unit.trim() === '' ? { unit: words.missing.unit } : {}),
  ...(unitPrice === null ? { unitPrice: words.missing.unitPrice } : {}),
});
