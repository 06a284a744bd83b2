import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { moderationOperations } from '@psp/contracts/moderation';
import {
  approveArticle,
  approveRevision,
  rejectArticle,
  rejectRevision,
  requestArticleChanges,
  returnArticle,
  withdrawArticle,
} from '@psp/domain/publishing/articles/moderate';
import { listForModeration, readForModeration } from '@psp/domain/publishing/articles/moderation-queries';

/** Articles of authorities and firms, and the association's decisions on them. */
export const moderationRoutes = (app: PortalApp): void =>
  implement(app, 'admin', moderationOperations, {
    list: ({ db }, query) => listForModeration(db, query),
    view: ({ db, actor, now }, { id }) => readForModeration(db, actor, id, now),
    approve: approveArticle,
    reopen: returnArticle,
    approveRevision,
    requestChanges: requestArticleChanges,
    reject: rejectArticle,
    withdraw: withdrawArticle,
    rejectRevision,
  });
