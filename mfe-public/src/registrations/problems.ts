import { CUI_MESSAGES, cuiProblem, normaliseCui } from '@psp/contracts/cui';
import { MISSING_FIELDS } from '@psp/contracts/words/registrations';
import { checks } from './field-strings.ts';
import type { CuiValues } from './values.ts';

/** A validation problem. `id`: the id of the field. */
export interface Problem {
  id: string;
  message: string;
  /** True when a required field is empty. */
  isMissing?: boolean;
}

/** True when only the control digit of the tax code is wrong, which the user may confirm. */
export function needsConfirmation({ cui }: CuiValues): boolean {
  return cuiProblem(normaliseCui(cui)) === 'control-digit';
}

export function cuiProblems(values: CuiValues): Problem[] {
  if (!needsConfirmation(values) || values.cuiConfirmed) return [];
  return [{ id: 'cui', message: `${CUI_MESSAGES['control-digit']} ${checks.cuiConfirm}` }];
}

/** Fields of an institution, in page order. */
export const UAT_FIELDS = ['countyCode', 'authority', 'ownName', 'ownType', 'package', 'cui', 'address'] as const;
/** Fields of a company, in page order. */
export const FIRMA_FIELDS = [
  ...(['name', 'cui', 'registrationNumber', 'countyCode', 'locality', 'address', 'website'] as const),
  'legalRepresentative',
] as const;
export const PERSON_FIELDS = ['contactName', 'position', 'email', 'phone'] as const;

/** Messages by field id. */
export const messagesOf = (problems: readonly Problem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ id, message }) => [id, message]));

/**
 * Lines of an error summary: the problems in `shown`, preceded by the specified sentence for empty fields when one of them is
 * missing according to `found`.
 */
export function summaryOf(shown: readonly Problem[], found: readonly Problem[] = shown): Problem[] {
  const isMissing = shown.some(({ id }) => found.some((one) => one.id === id && one.isMissing));
  return isMissing ? [{ id: '', message: MISSING_FIELDS }, ...shown] : [...shown];
}
