import { defineEntity, p } from '@mikro-orm/core';
import type { IssueAction, IssueContent, IssueStatus, NewsletterAudience } from '@psp/contracts/newsletter-issues';
import type { CountyCode, DomainSlug } from '@psp/contracts/taxonomies';
import { type Actor, type Doer, isAdmin, isSystem } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type GivenText, richTextOf } from '../../operating/rich-text/text.ts';
import { type Change, stateMachine } from '../../state-machine.ts';
import { withoutPictures } from './picture-tags.ts';

const issueSchema = defineEntity({
  name: 'NewsletterIssue',
  tableName: 'newsletter_issue',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    createdBy: p.uuid(),
    subject: p.text().default(''),
    preheader: p.text().default(''),
    body: p.text().default(''),
    audience: p.string().$type<NewsletterAudience>().default('all'),
    countyCode: p.string().$type<CountyCode>().nullable(),
    domain: p.string().$type<DomainSlug>().nullable(),
    status: p.string().$type<IssueStatus>().default('draft'),
    scheduledAt: p.datetime().nullable(),
    startedAt: p.datetime().nullable(),
    queuedAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
  },
});

/** Issue content as sent by its author; see `GivenText`. */
export type GivenIssue = Omit<IssueContent, 'body'> & { body: GivenText };

/** A newsletter issue, sent once to the subscribers of its segment. */
export class NewsletterIssue extends issueSchema.class {
  static draft(actor: Actor, content: GivenIssue, now: Date): NewsletterIssue {
    const issue = new NewsletterIssue();
    Object.assign(issue, { id: newId(), createdBy: actor.accountId, status: 'draft', createdAt: now });
    issue.write(content);
    return issue;
  }

  edit(doer: Doer, content: GivenIssue, now: Date): Change<IssueStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    this.write(content);
    return change;
  }

  /** Checks that the content may be edited. */
  expectEditable(doer: Doer, now: Date): void {
    machine.apply(this, 'edit', doer, now);
  }

  /** Checks that a test mail may be sent. */
  test(doer: Doer, now: Date): Change<IssueStatus> {
    return machine.apply(this, 'test', doer, now);
  }

  schedule(doer: Doer, at: Date, now: Date): Change<IssueStatus> {
    const change = machine.apply(this, 'schedule', doer, now);
    this.scheduledAt = at;
    return change;
  }

  unschedule(doer: Doer, now: Date): Change<IssueStatus> {
    const change = machine.apply(this, 'unschedule', doer, now);
    this.scheduledAt = null;
    return change;
  }

  send(doer: Doer, now: Date): Change<IssueStatus> {
    const change = machine.apply(this, 'send', doer, now);
    this.startedAt = now;
    return change;
  }

  /** Cancels the issue. If nothing was sent, replaces its pictures by their descriptions. */
  cancel(doer: Doer, now: Date): Change<IssueStatus> {
    const change = machine.apply(this, 'cancel', doer, now);
    if (change.from !== 'sending') this.body = withoutPictures(this.body, (description) => `<em>${description}</em>`);
    this.finishedAt = now;
    return change;
  }

  /** Ends an issue whose mails were all sent, refused or skipped. */
  finish(doer: Doer, now: Date): Change<IssueStatus> {
    const change = machine.apply(this, 'finish', doer, now);
    this.finishedAt = now;
    return change;
  }

  private write({ body, ...rest }: GivenIssue): void {
    const { subject, preheader, audience, countyCode, domain } = rest;
    const { html, words } = richTextOf(body);
    // An emptied editor still sends markup.
    const isEmpty = words === '' && !html.includes('<img');
    Object.assign(this, { subject, preheader, audience, countyCode, domain, body: isEmpty ? '' : html });
  }
}
issueSchema.setClass(NewsletterIssue);

/** The columns on which the allowed actions depend. */
export type IssueFacts = Pick<NewsletterIssue, 'status' | 'subject' | 'body'>;

const unless = ({ subject, body }: IssueFacts) =>
  subject === '' || body === '' ? ('newsletter.incomplete' as const) : null;
/* The system sends only scheduled issues. */
const bySender = (doer: Doer, { status }: IssueFacts): boolean =>
  isAdmin(doer) || (isSystem(doer) && status === 'scheduled');

const machine = stateMachine<IssueFacts, IssueStatus, IssueAction>({
  edit: { from: ['draft'], by: isAdmin },
  test: { from: ['draft', 'scheduled'], by: isAdmin, unless },
  send: { from: ['draft', 'scheduled'], to: 'sending', by: bySender, unless },
  schedule: { from: ['draft'], to: 'scheduled', by: isAdmin, unless },
  unschedule: { from: ['scheduled'], to: 'draft', by: isAdmin },
  cancel: { from: ['draft', 'scheduled', 'sending'], to: 'cancelled', by: isAdmin },
  finish: { from: ['sending'], to: 'sent', by: isSystem },
});

/** Actions that the doer may take on the issue at `now`. */
export const issueActions = (issue: IssueFacts, doer: Doer, now: Date): IssueAction[] =>
  machine.actionsFor(issue, doer, now);
