import { type OfferLine, offerLines } from '@psp/contracts/offer-lines';
import { VAT_RATES } from '@psp/contracts/vat-rates';
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

/** True for a line without description, quantity and price. */
export const isBlank = ({ description, quantity, unitPrice }: OfferLine): boolean =>
  description.trim() === '' && quantity === null && unitPrice === null;

export type LineField = keyof OfferLine;

/** Errors of the lines, by index and field. */
export interface LineProblems {
  at: Map<number, Partial<Record<LineField, string>>>;
  /** Error about the lines as a whole. */
  whole: string | undefined;
}

/** Id of a field of the line at index `at`. */
export const lineFieldId = (at: number, field: LineField): string => `offer-lines-${at}-${field}`;

type LineError = [path: string, message: string];

/* A check gives the paths of its errors. For a draft that could not be saved, the contract finds them. */
const errorsOf = (error: FieldError, lines: readonly OfferLine[]): LineError[] => {
  if (!error) return [];
  if (error.type === CHECKED && error.types) return Object.entries(error.types);
  return schemaProblems(offerLines, lines);
};

/** The errors that the form has found in its lines. */
export function lineProblems(errors: FieldErrors<OfferContent>, lines: readonly OfferLine[]): LineProblems {
  const error = errors.lines as FieldError;
  const at: LineProblems['at'] = new Map();
  for (const [path, message] of errorsOf(error, lines)) {
    const [place = '', field] = path.split('.');
    if (field) at.set(Number(place), { ...at.get(Number(place)), [field as LineField]: message });
  }
  return { at, whole: at.size === 0 ? error?.message : undefined };
}

/** The same errors for the summary, in the order of the page. */
export const lineSummary = ({ at }: LineProblems): { id: string; message: string }[] =>
  [...at.entries()]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([place, fields]) =>
      (Object.keys(NEW_LINE) as LineField[]).flatMap((field) => {
        const message = fields[field];
        return message ? [{ id: lineFieldId(place, field), message: words.of(place + 1, message) }] : [];
      }),
    );

/** Messages for the fields of a line that must be filled before the offer can be submitted. */
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
