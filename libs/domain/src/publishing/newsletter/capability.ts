import { ACTS, ERRORS } from '@psp/contracts/words/newsletter';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import type { AskedSubscription } from './ask.ts';
import { agreedNewsletterText } from './consent-text.ts';
import { NewsletterIssue } from './issue.entity.ts';
import { MAILS } from './mails.ts';
import type { TestMail } from './send-test.ts';

const limits = {
  'subscribe:address': { times: 20, minutes: 60 },
  'subscribe:email': { times: 3, minutes: 24 * 60 },
  'newsletter-test:account': { times: 20, minutes: 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

declare module '../../joining/accounts/capability.ts' {
  interface OneTimeLinks {
    subscription: AskedSubscription;
  }
}
declare module '../../operating/jobs/enqueue.ts' {
  interface Jobs {
    /**
     * Queues an issue's recipients, sends one delivery, or a test mail. A separate queue, so that other mail does not wait for
     * these.
     */
    newsletter: { kind: 'issue'; id: string } | { kind: 'delivery'; id: string } | ({ kind: 'test' } & TestMail);
  }
}

export const newsletter: Capability = {
  name: 'newsletter',
  words: { ACTS, ERRORS },
  mails: MAILS,
  limits,
  entities: [NewsletterIssue],
  // A delivery that failed is settled, and shown with its issue.
  jobs: { newsletter: { retryLimit: 12, expireInSeconds: 300, again: { fits: ({ kind }) => kind === 'issue' } } },
  // Subscribers who never confirmed, the consent log of those who left, and expired links.
  tidy: [
    `delete from subscriber where status = 'pending' and since < now() - interval '30 days'`,
    `delete from subscriber where status in ('unsubscribed', 'suppressed') and since < now() - interval '1 year'`,
    `delete from subscriber_link where expires_at < now() - interval '36 hours' or created_at < now() - interval '2 years'`,
  ],
  pictures: ['newsletter_issue.body', 'newsletter_picture.image_id'],
  personalData: {
    exports: {
      newsletter: {
        about: 'abonarea la newsletter, cu acordurile date și numerele primite',
        rows: (id) => sql`select s.email, s.status, s.source, s.county_code, s.domains, s.created_at, s.since,
          (select json_agg(json_build_object('step', c.step, 'version', c.version,
            'text', ${agreedNewsletterText(sql`c.version`)}, 'source', c.source,
            'address', host(c.address), 'at', c.at) order by c.id) from subscriber_consent c where c.subscriber_id = s.id) as steps,
          (select json_agg(json_build_object('subject', i.subject, 'at', d.settled_at) order by d.id) from newsletter_delivery d
            join newsletter_issue i on i.id = d.issue_id where d.subscriber_id = s.id and d.status = 'sent') as sent
          from subscriber s join account a on a.email = s.email where a.id = ${id}`,
      },
    },
    leftOut: { 'newsletter_issue.created_by': OFFICE_WORK },
    stays: ['newsletter_issue.created_by'],
    forgetAddress: ({ db }, email, what) =>
      // A confirmed subscriber is kept unless all data are deleted: they can unsubscribe themselves.
      db.run(sql`delete from subscriber where email = ${email}::citext
        and (${what === 'all'}::boolean or status <> 'confirmed')`),
  },
};
