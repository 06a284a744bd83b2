import { z } from 'zod';
import { id, party } from './common.ts';
import { domainSlug } from './taxonomies.ts';

const place = {
  part: z.enum(['body', 'header', 'footer', 'other']),
  /** Number of the paragraph or table row, from 1; null outside of the document's text. */
  paragraph: z.int().nullable(),
  /** The words around it. */
  around: z.string(),
};
export const TEMPLATE_PROBLEMS = {
  unopened: 'lipsesc acoladele de la început, {{',
  unclosed: 'lipsesc acoladele de la sfârșit, }}',
  empty: 'nu are niciun nume între acolade',
  unsupported: 'este o repetare, o condiție sau cod, pe care portalul nu le completează',
} as const;
export type TemplateProblem = keyof typeof TEMPLATE_PROBLEMS;
const field = z.object({ name: z.string(), ...place });
const templateProblem = z.object({
  problem: z.enum(Object.keys(TEMPLATE_PROBLEMS) as TemplateProblem[]),
  tag: z.string(),
  ...place,
});

/** Placeholders of a Word file, and what is wrong with them. */
export const templateParts = z.object({ fields: z.array(field), problems: z.array(templateProblem) });
export type TemplateParts = z.infer<typeof templateParts>;

/** A Word file of a document as it is filled for the reader's organisation. */
export const templateView = z.object({
  organisation: z.string(),
  /** `waiting`: the file is not read yet; `none`: it has no fields, or could not be read. */
  state: z.enum(['ready', 'waiting', 'none']),
  /** Fields in their order; `value` is null for those that the reader fills in. */
  fields: z.array(field.extend({ value: z.string().nullable() })),
  /** With problems the file cannot be filled. */
  problems: z.array(templateProblem),
  /** The beginning of the text: a row of a table has a text for each cell, other blocks have one. */
  blocks: z.array(z.object({ kind: z.enum(['heading', 'paragraph', 'item', 'row']), texts: z.array(z.string()) })),
  isCut: z.boolean(),
  /** Requests whose data can be used, newest first; none for firms. */
  requests: z.array(z.object({ id, number: z.string(), title: z.string() })),
  /** Colleagues who can sign. */
  signers: z.array(party),
});
export type TemplateView = z.infer<typeof templateView>;

/** The request whose data is used, and the colleague who signs; by default only the organisation's data is. */
export const templateQuery = z.strictObject({ requestId: id.optional(), signerId: id.optional() });

/** Templates that suit a request of a domain, the most downloaded first. */
export const suitedTemplates = z.object({
  items: z.array(z.object({ id, title: z.string(), description: z.string() })),
});
export type SuitedTemplates = z.infer<typeof suitedTemplates>;
export const suitedQuery = z.strictObject({ category: domainSlug });
