import { defineEntity, p } from '@mikro-orm/core';
import type { ExchangeContent, ExchangeText } from '@psp/contracts/exchange-bodies';
import { missingInExchange } from '@psp/contracts/exchange-complete';
import type {
  ExchangeAction,
  ExchangeStage,
  ExchangeStatus,
  MoneySource,
  PartnerState,
} from '@psp/contracts/exchange-names';
import { romanianDay } from '@psp/contracts/romania';
import type { CountyCode, DomainSlug } from '@psp/contracts/taxonomies';
import { type Actor, canWriteFor, type Doer, isAdmin } from '../../actor.ts';
import { createdAt, numberOf, row, updatedAt } from '../../columns.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';
import { totalCost, wordsOfText } from './text.ts';

const exchangeSchema = defineEntity({
  name: 'ExchangeProject',
  tableName: 'exchange_project',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    number: numberOf('next_exchange_project_number'),
    organisationId: p.uuid(),
    createdBy: p.uuid(),
    status: p.string().$type<ExchangeStatus>().default('draft'),
    stage: p.string().$type<ExchangeStage>(),
    content: p.json<ExchangeText>(),
    title: p.text(),
    words: p.text(),
    domainSlug: p.string().$type<DomainSlug>().nullable(),
    countyCode: p.string().$type<CountyCode>().nullable(),
    population: p.integer().nullable(),
    cost: p.decimal('number').nullable(),
    showsCosts: p.boolean(),
    sources: p.array().$type<MoneySource[]>(),
    startedOn: p.date().nullable(),
    endedOn: p.date().nullable(),
    progress: p.smallint().nullable(),
    seeksPartners: p.boolean(),
    contactId: p.uuid().nullable(),
    imageIds: p.array().columnType('uuid[]').$type<string[]>(),
    imageAlts: p.array().$type<string[]>(),
    revision: p.integer().default(0),
    publishedAt: p.datetime().nullable(),
    keptAt: p.datetime().nullable(),
    reason: p.text().nullable(),
    projectId: p.uuid().nullable(),
    partnerId: p.uuid().nullable(),
    partnerState: p.string().$type<PartnerState>().nullable(),
    partnerReason: p.text().nullable(),
    groupRequestId: p.uuid().nullable(),
  },
});

/** Origin of a project that was made of a collaboration in the portal. */
interface Origin {
  projectId: string;
  partnerId: string;
}

/** A project that an authority shows to others in the exchange. */
export class ExchangeProject extends exchangeSchema.class {
  /** Creates a private draft of the actor's authority; `county` is that of the authority. The caller persists it. */
  static draft(actor: Actor, content: ExchangeContent, county: CountyCode | null, now: Date, origin?: Origin) {
    const project = new ExchangeProject();
    const { organisationId, accountId: createdBy } = actor;
    const own = { id: newId(), organisationId, createdBy, countyCode: county, createdAt: now };
    const none = {
      publishedAt: null,
      keptAt: null,
      reason: null,
      partnerState: null,
      partnerReason: null,
      groupRequestId: null,
    };
    const { projectId = null, partnerId = null } = origin ?? {};
    Object.assign(project, { ...own, ...none, projectId, partnerId, status: 'draft', revision: 0 });
    project.write(content);
    return project;
  }

  /** Replaces the content; of a published project this is a new revision, shown at once. */
  edit(doer: Doer, content: ExchangeContent, now: Date): Change<ExchangeStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    this.write(content);
    if (this.status === 'published') {
      this.expectComplete(now);
      this.revision += 1;
    }
    return change;
  }

  /** Shows the project to everybody, also again after its author withdrew it. Throws `exchange.incomplete`. */
  publish(doer: Doer, now: Date): Change<ExchangeStatus> {
    const change = machine.apply(this, 'publish', doer, now);
    this.expectComplete(now);
    this.publishedAt ??= now;
    this.revision += 1;
    this.reason = null;
    return change;
  }

  /** Takes the project out: by its author, or by the association (`remove`). */
  takeOut(action: 'withdraw' | 'remove', doer: Doer, reason: string, now: Date): Change<ExchangeStatus> {
    const change = machine.apply(this, action, doer, now);
    this.reason = reason;
    return change;
  }

  /** The association keeps a reported project. */
  keep(doer: Doer, now: Date): Change<ExchangeStatus> {
    const change = machine.apply(this, 'keep', doer, now);
    this.keptAt = now;
    return change;
  }

  /** Puts a removed project back. */
  restore(doer: Doer, now: Date): Change<ExchangeStatus> {
    const change = machine.apply(this, 'restore', doer, now);
    this.reason = null;
    return change;
  }

  /** Checks that the draft may be discarded; the caller removes the row. */
  discard(doer: Doer, now: Date): Change<ExchangeStatus> {
    return machine.apply(this, 'discard', doer, now);
  }

  /**
   * Asks the firm whether it may be named, or stops naming it. Throws `exchange.partner_asked` where it is asked or named already,
   * and `exchange.partner_refused` where it declined or objected: it alone reopens that (`answerNaming`).
   */
  namePartner(doer: Doer, isNamed: boolean, now: Date): Change<ExchangeStatus> {
    const change = machine.apply(this, 'namePartner', doer, now);
    if (isNamed && this.partnerState) throw new DomainError('exchange.partner_asked');
    this.partnerState = isNamed ? 'asked' : null;
    this.partnerReason = null;
    return change;
  }

  /**
   * Takes the firm's answer: it agrees, declines, or takes its agreement back. Returns the new state. Throws `not_found` for another
   * firm, and where it is not asked.
   */
  answerNaming({ organisationId }: Actor, { agrees, reason }: { agrees: boolean; reason: string }): PartnerState {
    const asked = this.partnerState;
    if (organisationId !== this.partnerId || !asked || this.status !== 'published') throw new DomainError('not_found');
    const refused = asked === 'agreed' ? 'objected' : asked === 'asked' ? 'declined' : asked;
    this.partnerState = agrees ? 'agreed' : refused;
    this.partnerReason = agrees ? null : reason || null;
    return this.partnerState;
  }

  /** Records the group request made of the project. */
  formGroup(doer: Doer, requestId: string, now: Date): Change<ExchangeStatus> {
    const change = machine.apply(this, 'formGroup', doer, now);
    this.groupRequestId = requestId;
    return change;
  }

  private expectComplete(now: Date): void {
    const fields = missingInExchange(this.content, romanianDay(now));
    if (Object.keys(fields).length > 0) throw new DomainError('exchange.incomplete', { fields });
  }

  private write({ files: _, pictures, ...text }: ExchangeContent): void {
    const { stage, title, domain, population, showsCosts, sources, startedOn, endedOn, seeksPartners, contactId } =
      text;
    Object.assign(this, { stage, title, population, showsCosts, sources, startedOn, endedOn, contactId });
    this.content = text;
    this.words = wordsOfText(text);
    this.domainSlug = domain;
    this.cost = totalCost(text);
    this.progress = stage === 'ongoing' ? text.progress : null;
    this.seeksPartners = stage === 'wanted' && seeksPartners;
    this.imageIds = pictures.map(({ id }) => id);
    this.imageAlts = pictures.map(({ alt }) => alt);
  }
}
exchangeSchema.setClass(ExchangeProject);

/** The columns on which the allowed actions depend. */
export type ExchangeFacts = Pick<
  ExchangeProject,
  'status' | 'stage' | 'organisationId' | 'projectId' | 'partnerState' | 'seeksPartners' | 'groupRequestId'
>;

const byAuthor = (doer: Doer, { organisationId }: ExchangeFacts): boolean => canWriteFor(doer, organisationId);

const whyNoGroup = ({ stage, seeksPartners, groupRequestId }: ExchangeFacts) => {
  if (groupRequestId) return 'exchange.group_made' as const;
  return stage === 'wanted' && seeksPartners ? null : ('exchange.not_wanted' as const);
};

const whyNotNamed = ({ projectId, partnerState }: ExchangeFacts) => {
  if (!projectId) return 'exchange.no_partner' as const;
  return partnerState === 'declined' || partnerState === 'objected' ? ('exchange.partner_refused' as const) : null;
};

const machine = stateMachine<ExchangeFacts, ExchangeStatus, ExchangeAction>({
  edit: { from: ['draft', 'published', 'withdrawn'], by: byAuthor },
  publish: { from: ['draft', 'withdrawn'], to: 'published', by: byAuthor },
  withdraw: { from: ['published'], to: 'withdrawn', by: byAuthor },
  discard: { from: ['draft'], by: byAuthor },
  namePartner: {
    from: ['published'],
    by: byAuthor,
    unless: whyNotNamed,
  },
  formGroup: { from: ['published'], by: byAuthor, unless: whyNoGroup },
  keep: { from: ['published'], by: isAdmin },
  remove: { from: ['published'], to: 'removed', by: isAdmin },
  restore: { from: ['removed'], to: 'published', by: isAdmin },
});

/** Actions that the doer may take on the project at `now`. */
export const exchangeActions = (project: ExchangeFacts, doer: Doer, now: Date): ExchangeAction[] =>
  machine.actionsFor(project, doer, now);
