import { firmaDetails, signUp, uatDetails } from '@psp/contracts/registrations';
import { MISSING_FIELDS } from '@psp/contracts/words/registrations';
import { repetition } from '@psp/features/accounts/ui/repetition';
import { checks, missing } from './field-strings.ts';
import { cuiProblems, FIRMA_FIELDS, type Problem, UAT_FIELDS } from './problems.ts';
import {
  domainsBody,
  type FirmaValues,
  fieldAt,
  firmaBody,
  type PersonValues,
  personBody,
  type UatValues,
  uatBody,
} from './values.ts';

interface Issue {
  code?: string;
  path: PropertyKey[];
  message: string;
}
interface Schema {
  safeParse: (input: unknown) => { success: true } | { success: false; error: { issues: Issue[] } };
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

const OWN_WORDS: ReadonlySet<string | undefined> = new Set(['custom', 'invalid_format', 'too_big']);

/* The contracts have Romanian messages for errors that users can make; other issues have zod's English text and are replaced. */
function sentence(issue: Issue, id: string, value: unknown): string {
  if (isEmpty(value) || issue.message === MISSING_FIELDS) return missing[id] ?? MISSING_FIELDS;
  return OWN_WORDS.has(issue.code) ? issue.message : (missing[id] ?? checks.invalid);
}

/** Problems of `input` according to a schema, one per field, in field order. */
function problemsIn(schema: Schema, input: Record<string, unknown>): Problem[] {
  const result = schema.safeParse(input);
  if (result.success) return [];
  const found = new Map<string, Problem>();
  for (const issue of result.error.issues) {
    const id = String(issue.path[0] ?? '');
    const isMissing = isEmpty(input[id]);
    if (!found.has(id)) found.set(id, { id, message: sentence(issue, id, input[id]), isMissing });
  }
  return inOrder(Object.keys(input), [...found.values()]);
}

/* Keys that the last step adds to the body. */
const CONSENT_KEYS = {
  password: true,
  acceptsTerms: true,
  acceptsProcessing: true,
  termsVersion: true,
} as const;

const [uat, firma, access] = signUp.options;

/** Schemas of the bodies by kind of sign-up, without the keys of the last step. */
export const bodies = {
  uat: uat.omit(CONSENT_KEYS),
  firma: firma.omit(CONSENT_KEYS),
  access: access.omit(CONSENT_KEYS),
};

/** Schema of the last step. */
export const secrets = uat.pick({ password: true, acceptsTerms: true, acceptsProcessing: true }).extend(repetition);

export const cuiAlone = uatDetails.pick({ cui: true });

const uatBasics = uatDetails.omit({ description: true });
const descriptionOnly = uatDetails.pick({ description: true });
const person = uat.pick({ contactName: true, position: true, email: true, phone: true });
const firmaBasics = firmaDetails.omit({ expertise: true, domains: true, portfolio: true });
const firmaWork = firmaDetails.pick({ expertise: true, domains: true, portfolio: true });
const accessMessage = access.pick({ message: true });

/* Maps problems of the body to fields. Name and type come from the registry entry, which can be chosen only within a county. */
function asFields(problem: Problem, { isListed, countyCode }: UatValues): Problem[] {
  if (problem.id === 'uatType') return isListed ? [] : [{ ...problem, id: 'ownType' }];
  if (problem.id !== 'name') return [problem];
  if (isListed && countyCode === '') return [];
  const id = isListed ? 'authority' : 'ownName';
  return [{ ...problem, id, message: problem.isMissing ? (missing[id] ?? problem.message) : problem.message }];
}

const inOrder = (order: readonly string[], problems: Problem[]): Problem[] =>
  problems.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));

export function uatProblems(values: UatValues): Problem[] {
  const { description: _, ...basics } = uatBody(values);
  const found = problemsIn(uatBasics, basics).flatMap((problem) => asFields(problem, values));
  return inOrder(UAT_FIELDS, [...found, ...cuiProblems(values)]);
}

export const descriptionProblems = ({ description }: UatValues): Problem[] =>
  problemsIn(descriptionOnly, { description });

export function firmaProblems(values: FirmaValues): Problem[] {
  const { expertise: _, domains: __, portfolio: ___, ...basics } = firmaBody(values);
  return inOrder(FIRMA_FIELDS, [...problemsIn(firmaBasics, basics), ...cuiProblems(values)]);
}

export const workProblems = (values: FirmaValues): Problem[] => {
  const { expertise, portfolio } = values;
  return problemsIn(firmaWork, { expertise, ...domainsBody(values), portfolio }).map((problem) => ({
    ...problem,
    id: fieldAt(problem.id),
  }));
};

export const personProblems = (values: PersonValues): Problem[] => problemsIn(person, personBody(values));

/** Problems of a person who requests access, where the name is labelled "Numele dvs.". */
export const ownProblems = (values: PersonValues): Problem[] =>
  personProblems(values).map((problem) =>
    problem.id === 'contactName' && problem.isMissing
      ? { ...problem, message: missing['ownContactName'] ?? '' }
      : problem,
  );

export const messageProblems = ({ message }: { message: string }): Problem[] => problemsIn(accessMessage, { message });
