import { CUI_MESSAGES, cuiProblem, normaliseCui } from '@psp/contracts/cui';
import { MISSING_FIELDS } from '@psp/contracts/registrations';
import { checks } from './field-strings.ts';
import type { CuiValues } from './values.ts';

/** One thing that is wrong; `id` is that of the field. */
export interface Problem {
  id: string;
  message: string;
  /** True where nothing was written that had to be. */
  isMissing?: boolean;
}

/** The control digit is judged apart from the shape: a person may insist on it. */
export function needsConfirmation({ cui }: CuiValues): boolean {
  return cuiProblem(normaliseCui(cui)) === 'control-digit';
}

export function cuiProblems(values: CuiValues): Problem[] {
  if (!needsConfirmation(values) || values.cuiConfirmed) return [];
  return [{ id: 'cui', message: `${CUI_MESSAGES['control-digit']} ${checks.cuiConfirm}` }];
}

/** The fields of an institution itself, in their order on the page. */
export const UAT_FIELDS = ['countyCode', 'authority', 'ownName', 'ownType', 'package', 'cui', 'address'] as const;
/** The same of a company. */
export const FIRMA_FIELDS = [
  ...(['name', 'cui', 'registrationNumber', 'countyCode', 'locality', 'address', 'website'] as const),
  'legalRepresentative',
] as const;
export const PERSON_FIELDS = ['contactName', 'position', 'email', 'phone'] as const;

/** The sentences by the ids of their fields. */
export const messagesOf = (problems: readonly Problem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ id, message }) => [id, message]));

/** The lines of a summary: what the specification says of empty fields, where one of `found` is in sight, then each field. */
export function summaryOf(shown: readonly Problem[], found: readonly Problem[] = shown): Problem[] {
  const isMissing = shown.some(({ id }) => found.some((one) => one.id === id && one.isMissing));
  return isMissing ? [{ id: '', message: MISSING_FIELDS }, ...shown] : [...shown];
}
