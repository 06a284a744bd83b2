/**
 * Acts whose name does not follow from their path, by the path without its parameters. The part before the dot is the
 * entity whose id the path holds.
 */
const NAMED: Record<string, string> = {
  'newsletter/issues': 'newsletter-issue.create',
  'newsletter/issues/content': 'newsletter-issue.edit',
  'newsletter/issues/pictures': 'newsletter-issue.addPicture',
  'newsletter/issues/test': 'newsletter-issue.test',
  'newsletter/issues/send': 'newsletter-issue.send',
  'newsletter/issues/schedule': 'newsletter-issue.schedule',
  'newsletter/issues/unschedule': 'newsletter-issue.unschedule',
  'newsletter/issues/cancel': 'newsletter-issue.cancel',
  'articles/revision': 'article.revise',
  'articles/revision/approve': 'article-revision.approve',
  'articles/revision/reject': 'article-revision.reject',
  'articles/pictures': 'article.addPicture',
  content: 'site-section.edit',
  'content/restore': 'site-section.restore',
  'content/preview': 'site-section.preview',
  legal: 'legal-version.edit',
  'legal/discard': 'legal-version.discard',
  'legal/publish': 'legal-version.publish',
  application: 'organisation.edit',
  'application/resubmit': 'organisation.resubmit',
  'applications/approve': 'organisation.approve',
  'applications/request-info': 'organisation.requestInfo',
  'applications/reject': 'organisation.reject',
  'applications/resend': 'registration.resend',
  'organisations/suspend': 'organisation.suspend',
  'organisations/restore': 'organisation.restore',
  // Found in the organisation's history, whose id the path holds.
  'organisations/owner': 'membership.changeRole',
  'accounts/suspend': 'account.suspend',
  'accounts/restore': 'account.restore',
  'accounts/reset-two-factor': 'account.resetTwoFactor',
  'accounts/resend-confirmation': 'registration.resend',
  'members/role': 'membership.changeRole',
  'members/remove': 'membership.remove',
  'members/hand-over': 'membership.handOver',
  'members/invitations': 'invitation.create',
  'members/invitations/resend': 'invitation.resend',
  'members/invitations/revoke': 'invitation.revoke',
  'members/access-requests/accept': 'access-request.accept',
  'members/access-requests/decline': 'access-request.decline',
  user: 'account.edit',
  'user/mail-topics': 'account.edit',
  'user/password': 'account.changePassword',
  'user/email': 'account.requestEmailChange',
  'user/email/resend': 'account.requestEmailChange',
  'user/email/cancel': 'account.cancelEmailChange',
  'user/exports': 'account.requestExport',
  'user/deletion': 'account.requestDeletion',
  'user/deletion/cancel': 'account.cancelDeletion',
  factors: 'account.enableTwoFactor',
  'factors/verify': 'account.enableTwoFactor',
  'factors/disable': 'account.disableTwoFactor',
  'factors/recovery-codes': 'account.renewRecoveryCodes',
  'session/organisation': 'session.switch',
  'sessions/end': 'session.end',
};

/** Calls below a row whose act belongs to another entity than the one whose id the path holds, or is named otherwise. */
const BELOW: Record<string, string> = {
  offers: 'offer.create',
  questions: 'question.ask',
  views: 'service-request.view',
  reviews: 'review.write',
  milestones: 'project.addMilestone',
  remove: 'project.removeMilestone',
  done: 'project.completeMilestone',
  progress: 'project.setProgress',
};

/** Folders of the API whose rows are recorded under another name. */
const ENTITIES: Record<string, string> = { opportunities: 'service-request' };

/** Folders of acts on the caller's own organisation, account or session, whose path holds no id. */
const OWN = { application: 'organisationId', user: 'accountId', factors: 'accountId', session: 'sessionId' } as const;
const isOwn = (folder: string): folder is keyof typeof OWN => Object.hasOwn(OWN, folder);

const segmentsOf = (path: string): string[] =>
  path.split('/').filter((segment) => segment !== '' && !segment.startsWith(':'));

/**
 * The act that a call of a route's path (after `/api/<area>`) tries, as its success would have been recorded, and the entity
 * it is tried on: POST /service-requests/:id/open-offers → service-request.openOffers.
 */
export function refusedAct(method: string, path: string): { action: string; entity: string } {
  const segments = segmentsOf(path);
  const named = NAMED[segments.join('/')];
  if (named) return { action: named, entity: named.split('.', 1)[0] ?? named };
  const folder = segments[0] ?? 'portal';
  const entity = ENTITIES[folder] ?? folder.replace(/s$/, '');
  const last = segments.length > 1 ? segments.at(-1) : undefined;
  if (!last) return { action: `${entity}.${method === 'PUT' ? 'edit' : 'create'}`, entity };
  const verb = last.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { action: BELOW[last] ?? `${entity}.${verb}`, entity };
}

interface Caller {
  organisationId: string;
  accountId: string;
  sessionId: string | null;
}

/** The id of what is acted on when the path holds none; null when nothing is known of it. */
export const ownIdOf = (path: string, caller: Caller): string | null => {
  const folder = segmentsOf(path)[0] ?? '';
  return isOwn(folder) ? caller[OWN[folder]] : null;
};
