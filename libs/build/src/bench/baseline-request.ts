import { DEFAULT_WEIGHTS, type Weights } from '@psp/contracts/scores';

export type Run = (name: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
type Row = Record<string, unknown>;

const contentOf = (row: Row, invited: Row[]) => ({
  title: row.title,
  category: row.category,
  description: row.description,
  deadline: row.deadline,
  budgetMin: row.min,
  budgetMax: row.max,
  countyCode: row.county_code,
  locality: row.locality,
  urgency: row.urgency,
  visibility: row.visibility,
  invited: invited.map(({ id }) => id),
  purchaseKind: row.purchase_kind,
  cpv: row.cpv_code,
  weights: row.announced_weights,
});

const filesOf = (files: Row[], offerId: unknown) =>
  files.filter(({ offer_id }) => offer_id === offerId).map(({ offer_id: _, ...file }) => file);

const offerOf =
  (files: Row[]) =>
  ({ firma_id, firma_name, county, locality, verified, suspended, ...offer }: Row) => ({
    ...offer,
    attachments: filesOf(files, offer.id),
    firma: { id: firma_id, name: firma_name, county, locality, verified, suspended },
    actions: [],
  });

/** Reads a finished request as its authority sees it, with nine small queries on pooled connections. */
export const requestJson = async (run: Run, id: string, organisation: string) => {
  const [row] = await run('REQUEST', [id, organisation]);
  if (!row) return { code: 'not_found' };
  const opened = row.opened_at !== null;
  const comparison = row.comparison as { weights: Weights } | null;
  const [invited, questions, offers, project, history, files, supplier] = await Promise.all([
    run('INVITATIONS', [id]),
    run('QUESTIONS', [id, organisation]),
    opened ? run('COMPARISON', [id]) : null,
    run('PROJECT', [id]),
    run('HISTORY', [id, organisation, opened]),
    run('FILES', [id, opened]),
    run('SUPPLIER', [id]),
  ]);
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    status: row.status,
    revision: row.revision,
    version: row.version,
    content: contentOf(row, invited),
    invited,
    attachments: filesOf(files, null),
    audience: null,
    answers: null,
    conclusion: row.conclusion,
    origin: null,
    started: null,
    group: null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    sentAt: row.sent_at,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    cancelReason: row.cancel_reason,
    submissionOpen: false,
    views: row.views,
    notifiedFirms: row.firms,
    offerCount: row.received,
    offers: offers?.map(offerOf(files)) ?? null,
    comparison: { weights: comparison?.weights ?? DEFAULT_WEIGHTS, isSet: comparison !== null },
    questions: questions.map((question) => ({ ...question, actions: [] })),
    project: project[0] ?? null,
    history,
    actions: ['copy'],
    // Requests of the bulk data have no CPV code.
    cpv: null,
    supplier: supplier[0] ?? null,
  };
};
