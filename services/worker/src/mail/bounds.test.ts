import { expect, test } from '@jest/globals';
import { CAPABILITIES } from '@psp/domain/capabilities';
import type { MailTemplate } from '@psp/domain/operating/mail/queue-mail';
import type { Limit } from '@psp/domain/operating/limits/limit';

const DECIDED = 'told once of a decision, which changes what can be decided';
const OWN = 'to the person whose account it is, of what they did themselves';
const TIMED = 'sent by time, once for each period';

/** For each template: the counted limits that keep it rare, or the reason why it cannot be repeated. */
const BOUNDS: Record<MailTemplate, readonly Limit[] | string> = {
  notification: ['notice:account', 'notice:subject', 'message:account'],
  digest: TIMED,
  confirmation: ['sign-up:email', 'resend:email', 'resend:staff'],
  'already-registered': ['sign-up:email', 'resend:email', 'resend:staff'],
  'application-received': 'sent once, when the registration is confirmed',
  invitation: ['invite:organisation', 'invite:email'],
  'access-accepted': DECIDED,
  'access-declined': DECIDED,
  'access-void': DECIDED,
  approved: DECIDED,
  rejected: DECIDED,
  'claim-settled': DECIDED,
  'needs-info': DECIDED,
  suspended: DECIDED,
  restored: DECIDED,
  recovery: ['recover:address', 'recover:email'],
  'password-changed': OWN,
  'email-change': ['email-change:account'],
  'email-change-requested': OWN,
  'email-changed': OWN,
  'new-device': OWN,
  'two-factor-changed': OWN,
  'deletion-scheduled': OWN,
  'deletion-cancelled': OWN,
  deleted: OWN,
  'export-ready': OWN,
  'newsletter-confirmation': ['subscribe:address', 'subscribe:email'],
  'newsletter-already': ['subscribe:address', 'subscribe:email'],
  'monthly-report': TIMED,
  'monthly-firm-report': TIMED,
  'opportunity-alert': TIMED,
  'ticket-received': ['ticket:address', 'ticket:email'],
  'ticket-answered': 'of a ticket that the person opened',
  'ticket-resolved': 'of a ticket that the person opened',
  'ticket-reopened': ['ticket-reply:ticket'],
};

test('each template has limits, or a reason why it cannot be sent repeatedly', () => {
  const brought = CAPABILITIES.flatMap(({ limits = {} }) => Object.keys(limits));
  const named = Object.values(BOUNDS).flatMap((bound) => (typeof bound === 'string' ? [] : bound));
  expect(brought).toEqual(expect.arrayContaining(named));
  expect(Object.values(BOUNDS).filter((bound) => bound.length === 0)).toEqual([]);
});
