import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { cpvView } from './cpv.ts';
import { describedPictureView, pictureView } from './images.ts';
import { historyEntry, id, isoDate, isoDateTime, pageOf, paging, searchText, version, versioned } from './common.ts';
import { act, operations, read, upload } from './operations.ts';
import {
  CURRENCIES,
  marketPartner,
  priceUnit,
  SOLUTION_ACTIONS,
  SOLUTION_STATUSES,
  solutionContent,
} from './solutions.ts';
import { countyCode, domainSlug } from './taxonomies.ts';

/** Filters of a firm's solutions, last changed first. */
export const ownSolutionQuery = z.strictObject({
  q: searchText,
  status: z.enum(['all', ...SOLUTION_STATUSES]).default('all'),
  ...paging,
});
export type OwnSolutionQuery = z.infer<typeof ownSolutionQuery>;

/** Figures of a solution, without names. */
export const solutionFigures = z.object({
  /** Views of its public page, at most one per visitor and day. */
  views: z.int(),
  favourites: z.int(),
  /** Number of sent requests that were started from it. */
  requests: z.int(),
});
export type SolutionFigures = z.infer<typeof solutionFigures>;

export const ownSolutionItem = z.object({
  id,
  title: z.string(),
  domain: domainSlug,
  status: z.enum(SOLUTION_STATUSES),
  /** True for a published solution whose last day has passed. */
  isOver: z.boolean(),
  priceMin: z.number().nullable(),
  priceMax: z.number().nullable(),
  currency: z.enum(CURRENCIES),
  unit: priceUnit,
  validUntil: isoDate.nullable(),
  figures: solutionFigures,
  updatedAt: isoDateTime,
});
export type OwnSolutionItem = z.infer<typeof ownSolutionItem>;
export const ownSolutionList = pageOf(ownSolutionItem);
export type OwnSolutionList = z.infer<typeof ownSolutionList>;

/** The firm's view of its solution. */
export const ownSolutionView = z.object({
  id,
  version,
  status: z.enum(SOLUTION_STATUSES),
  isOver: z.boolean(),
  /** Reason of the last withdrawal, until it is published again. */
  reason: z.string().nullable(),
  /** The firm as shown on the card. */
  partner: marketPartner,
  content: solutionContent,
  /** The CPV code of the content with its name. */
  cpv: cpvView.nullable(),
  /** Counties of the firm, where it is offered if the content names none. */
  firmCounties: z.array(countyCode),
  /** Views of the content's pictures. */
  pictures: z.array(describedPictureView),
  figures: solutionFigures,
  publishedAt: isoDateTime.nullable(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
  history: z.array(historyEntry),
  actions: z.array(z.enum(SOLUTION_ACTIONS)),
});
export type OwnSolutionView = z.infer<typeof ownSolutionView>;

export const createSolution = z.strictObject({ content: solutionContent });
export const renewSolution = z.strictObject({ version, validUntil: isoDate });
export const editSolution = z.strictObject({ version, content: solutionContent });

const step = { access: editors, view: ownSolutionView };
/** A firm's own solutions. */
export const ownSolutionOperations = operations(['firma'], {
  list: read('/solutions', { access: viewers, query: ownSolutionQuery, view: ownSolutionList }),
  view: read('/solutions/:id', { access: viewers, view: ownSolutionView }),
  create: act('solution.create', 'POST /solutions', { ...step, body: createSolution }),
  addPicture: upload('solution.addPicture', '/solutions/pictures', { access: editors, view: pictureView }),
  duplicate: act('solution.duplicate', 'POST /solutions/:id/duplicate', { ...step, body: versioned }),
  edit: act('solution.edit', 'PUT /solutions/:id', { ...step, body: editSolution }),
  publish: act('solution.publish', 'POST /solutions/:id/publish', { ...step, body: versioned }),
  renew: act('solution.renew', 'POST /solutions/:id/renew', { ...step, body: renewSolution }),
  archive: act('solution.archive', 'POST /solutions/:id/archive', { ...step, body: versioned }),
  revise: act('solution.revise', 'POST /solutions/:id/revise', { ...step, body: versioned }),
  discard: act('solution.discard', 'POST /solutions/:id/discard', { access: editors, body: versioned }),
});
