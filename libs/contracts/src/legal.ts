import { z } from 'zod';
import { anyone } from './access.ts';
import { consentTexts } from './consent-texts.ts';
import { id, isoDate, isoDateTime, version } from './common.ts';
import { LEGAL_SLUGS, LONGEST_LEGAL_NOTE } from './legal-documents.ts';
import { operations, read } from './operations.ts';

/**
 * Version of the consent at sign-up: the later of the effective dates of the terms and the data notice. Returned by GET
 * /legal, sent with the form, refused when outdated.
 */
export const consentVersion = isoDate;

export const legalSlug = z.enum(LEGAL_SLUGS);
const edition = z.object({ number: version, effectiveOn: isoDate });
/** `note`: what the version changed; '' for the first. */
const noted = edition.extend({ note: z.string() });
export type LegalEdition = z.infer<typeof noted>;

/** Documents in force. */
export const legalList = z.object({
  consentVersion,
  documents: z.array(edition.extend({ slug: legalSlug })),
  /** Optional until the next release. */
  consents: consentTexts.optional(),
});
export type LegalList = z.infer<typeof legalList>;

/** `versiune`: version number; the one in force by default. */
export const legalQuery = z.strictObject({ versiune: z.coerce.number().int().min(1).max(100_000).optional() });

/** A version of a document. `editions`: versions that are or were in force or are announced, newest first. */
export const legalView = edition.extend({
  slug: legalSlug,
  lead: z.string(),
  body: z.string(),
  standing: z.enum(['in_force', 'former', 'announced']),
  /** Version in force. */
  inForce: version,
  editions: z.array(noted),
});
export type LegalView = z.infer<typeof legalView>;

export const legalParams = z.strictObject({ slug: legalSlug });

const text = {
  lead: z.string().trim().min(1, 'Scrieți introducerea.').max(1000, 'Cel mult 1000 de caractere.'),
  body: z.string().trim().min(1, 'Scrieți textul.').max(200_000, 'Textul este prea lung.'),
};
/** `version` of the draft; null for a new draft. */
export const saveLegalDraft = z.strictObject({ version: version.nullable(), ...text });
/** `note`: what the version changes. */
export const publishLegal = z.strictObject({
  version,
  effectiveOn: isoDate,
  note: z
    .string()
    .trim()
    .min(1, 'Scrieți pe scurt ce s-a schimbat.')
    .max(LONGEST_LEGAL_NOTE, `Cel mult ${LONGEST_LEGAL_NOTE} de caractere.`),
});
export type PublishLegal = z.infer<typeof publishLegal>;

/** `draft`: the text in progress, and its earliest effective date. */
export const legalAdminView = z.object({
  slug: legalSlug,
  draft: z.object({ id, version, lead: z.string(), body: z.string(), updatedAt: isoDateTime }).nullable(),
  earliest: isoDate,
  current: z.object({ number: version, lead: z.string(), body: z.string() }),
  versions: z.array(
    noted.extend({ publishedAt: isoDateTime, publishedBy: z.string().nullable(), isInForce: z.boolean() }),
  ),
});
export type LegalAdminView = z.infer<typeof legalAdminView>;
export const legalAdminList = z.object({
  items: z.array(edition.extend({ slug: legalSlug, publishedAt: isoDateTime, hasDraft: z.boolean() })),
});
export type LegalAdminList = z.infer<typeof legalAdminList>;

/** The public legal documents: current, past and announced versions. */
export const publicLegalOperations = operations(['public'], {
  list: read('/legal', { access: anyone, topics: ['content'], view: legalList }),
  view: read('/legal/:slug', {
    access: anyone,
    topics: ['content'],
    params: legalParams,
    query: legalQuery,
    view: legalView,
  }),
});
