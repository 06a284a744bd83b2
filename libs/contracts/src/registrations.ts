import { z } from 'zod';
import { anyone } from './access.ts';
import { id } from './common.ts';
import { CUI_MESSAGES, cuiProblem, normaliseCui } from './cui.ts';
import { emailAddress } from './email.ts';
import { fileClaim } from './files.ts';
import { consentTextVersions } from './consent-texts.ts';
import { consentVersion } from './legal.ts';
import { call, operations, read } from './operations.ts';
import { PACKAGES, uatType } from './organisations.ts';
import { knownPassword, newPassword } from './passwords.ts';
import { normalisePhone } from './phone.ts';
import { countyCode, domainSlug, EXPERTISE } from './taxonomies.ts';
import { normaliseTradeRegister, tradeRegisterProblem } from './trade-register.ts';
import { website } from './website.ts';
import { MISSING_FIELDS } from './words/registrations.ts';

const tooLong = { error: ({ maximum }: { maximum?: unknown }) => `Textul are cel mult ${maximum} de caractere.` };
const text = (max: number) => z.string().trim().min(1, MISSING_FIELDS).max(max, tooLong);
const optionalText = (max: number) => z.string().trim().max(max, tooLong).default('');

export const email = emailAddress(MISSING_FIELDS);

/** A tax code without RO and spaces; the control digit is checked separately, because a wrong one may be confirmed. */
export const cui = z
  .string()
  .min(1, MISSING_FIELDS)
  .max(20, tooLong)
  .transform(normaliseCui)
  .refine((value) => cuiProblem(value) !== 'shape', CUI_MESSAGES.shape);

export const tradeRegister = z
  .string()
  .min(1, MISSING_FIELDS)
  .max(30, tooLong)
  .transform(normaliseTradeRegister)
  .superRefine((value, context) => {
    const problem = tradeRegisterProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

export const PHONE_SHAPE = 'Numărul de telefon are zece cifre, de exemplu 0722 123 456.';

export const phone = z
  .string()
  .min(1, MISSING_FIELDS)
  .max(30, tooLong)
  .transform((value, context) => {
    const stored = normalisePhone(value);
    if (stored) return stored;
    context.addIssue({ code: 'custom', message: PHONE_SHAPE });
    return z.NEVER;
  });

const expertiseSlugs = Object.keys(EXPERTISE);
const NOT_EXPERTISE = 'Alegeți domeniile de expertiză din listă.';
const expertise = z
  .array(z.string().refine((slug) => expertiseSlugs.includes(slug), NOT_EXPERTISE))
  .min(1, 'Alegeți cel puțin un domeniu de expertiză.')
  .max(expertiseSlugs.length, NOT_EXPERTISE);

const NOT_DOMAINS = 'Alegeți cel puțin un domeniu din care să primiți solicitări.';

/** The person who signs up. */
const person = {
  contactName: text(120),
  position: text(120),
  email,
  phone,
};

/** Data of an authority, at sign-up and while its application is open. */
export const uatDetails = z.strictObject({
  countyCode,
  /** SIRUTA code; null for an ADI or an authority not found, which then states its type. */
  siruta: z.int().positive().nullable(),
  name: text(200),
  uatType,
  address: text(300),
  cui,
  /** True when the person has confirmed a tax code with a wrong control digit. */
  cuiConfirmed: z.boolean().default(false),
  package: z.enum(PACKAGES, { error: MISSING_FIELDS }),
  description: optionalText(3000),
});
export type UatDetails = z.infer<typeof uatDetails>;

export const firmaDetails = z.strictObject({
  name: text(200),
  cui,
  cuiConfirmed: z.boolean().default(false),
  registrationNumber: tradeRegister,
  countyCode,
  locality: text(120),
  address: text(300),
  website: website.default(''),
  legalRepresentative: text(120),
  expertise,
  /** Domains of the expertise in which the firm looks for requests; all of them if absent. */
  domains: z.array(domainSlug).min(1, NOT_DOMAINS).max(20, NOT_DOMAINS).optional(),
  portfolio: text(5000),
});
export type FirmaDetails = z.infer<typeof firmaDetails>;

const consent = {
  password: newPassword,
  acceptsTerms: z.literal(true, { error: 'Pentru a vă înscrie este nevoie de acordul cu termenii.' }),
  acceptsProcessing: z.literal(true, { error: 'Pentru a vă înscrie este nevoie de acordul privind datele personale.' }),
  termsVersion: consentVersion,
  /** Versions of the texts beside the checkboxes; absent from forms of the release before. */
  consentTexts: consentTextVersions.optional(),
};

/** Body of POST /signup. Unknown fields, such as a role or a status, are refused. */
export const signUp = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('uat'),
    ...person,
    ...consent,
    organisation: uatDetails,
    attachment: fileClaim.nullable().default(null),
  }),
  z.strictObject({
    kind: z.literal('firma'),
    ...person,
    ...consent,
    organisation: firmaDetails,
    attachment: fileClaim.nullable().default(null),
  }),
  /** Requests access to an existing organisation. */
  z.strictObject({
    kind: z.literal('access'),
    ...person,
    ...consent,
    organisationId: id,
    message: optionalText(1000),
  }),
]);
export type SignUp = z.infer<typeof signUp>;

/** GET /organisations-by-cui: the organisation registered with this code, if any. */
export const cuiQuery = z.strictObject({ cui: z.string().max(20) });
export const cuiAnswer = z.object({
  organisation: z.object({ id, name: z.string(), kind: z.enum(['uat', 'firma']) }).nullable(),
});
export type CuiAnswer = z.infer<typeof cuiAnswer>;

export const resend = z.strictObject({ email });
/** `password`: required when the link is opened in another browser than the sign-up's. */
export const confirm = z.strictObject({
  token: z.string().min(20).max(100),
  password: knownPassword().optional(),
});
/** `next`: the next step; `member` for a member of an existing organisation. */
export const confirmed = z.object({
  next: z.enum(['application', 'access-request', 'member', 'email-changed']),
  email: z.string(),
});
export type Confirmed = z.infer<typeof confirmed>;

const accepted = z.object({});
/* Access is `anyone`, since there is no account before sign-up. */
export const registrationOperations = operations(['identity'], {
  signUp: call('POST /signup', { access: anyone, body: signUp, view: accepted, status: 202 }),
  resend: call('POST /resend', { access: anyone, body: resend, view: accepted, status: 202 }),
  organisationByCui: read('/organisations-by-cui', { access: anyone, query: cuiQuery, view: cuiAnswer }),
});
