import { defineEntity, p } from '@mikro-orm/core';
import type { DescribedPicture } from '@psp/contracts/images';
import type { Currency, SolutionContent, SolutionStatus } from '@psp/contracts/solutions';
import type { PriceUnit } from '@psp/contracts/solution-names';
import type { CountyCode, DomainSlug } from '@psp/contracts/taxonomies';
import type { Actor, Doer } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import type { Change } from '../../state-machine.ts';
import { machine, listingError } from './transitions.ts';

const solutionSchema = defineEntity({
  name: 'Solution',
  tableName: 'solution',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    organisationId: p.uuid(),
    createdBy: p.uuid(),
    title: p.text(),
    description: p.text().default(''),
    domainSlug: p.string().$type<DomainSlug>(),
    priceMin: p.decimal('number').nullable(),
    priceMax: p.decimal('number').nullable(),
    currency: p.string().$type<Currency>().default('RON'),
    unit: p.string().$type<PriceUnit>().default('project'),
    features: p.array().$type<string[]>(),
    validUntil: p.date().nullable(),
    cpvCode: p.text().nullable(),
    countyCodes: p.array().$type<CountyCode[]>(),
    imageIds: p.array().columnType('uuid[]').$type<string[]>(),
    /** Descriptions of the pictures, in the same order. */
    imageAlts: p.array().$type<string[]>(),
    status: p.string().$type<SolutionStatus>().default('draft'),
    withdrawnReason: p.text().nullable(),
    publishedAt: p.datetime().nullable(),
    /** When the association last kept it against reports. */
    keptAt: p.datetime().nullable(),
  },
});

/** A firm's offering with a price range, listed in the marketplace while it is published and valid. */
export class Solution extends solutionSchema.class {
  /** Creates a private draft of the actor's firm; the caller persists it. Throws `auth.forbidden`. */
  static draft(actor: Actor, content: SolutionContent, now: Date): Solution {
    if (actor.kind !== 'firma') throw new DomainError('auth.forbidden');
    const solution = new Solution();
    const { organisationId, accountId } = actor;
    Object.assign(solution, { id: newId(), organisationId, createdBy: accountId, status: 'draft', createdAt: now });
    Object.assign(solution, { countyCodes: [], imageIds: [], imageAlts: [] });
    machine.apply(solution, 'edit', actor, now);
    solution.write(content, now);
    return solution;
  }

  /** Creates a draft with the same content and no last day; the caller persists it. */
  copy(actor: Actor, now: Date): Solution {
    const { title, description, domainSlug: domain, currency, unit, features } = this;
    const { priceMin = null, priceMax = null, cpvCode: cpv = null, countyCodes: counties } = this;
    const text = {
      title,
      description,
      domain,
      currency,
      unit,
      features: [...features],
      cpv,
      counties: [...counties],
      pictures: this.pictures,
    };
    return Solution.draft(actor, { ...text, priceMin, priceMax, validUntil: null }, now);
  }

  /** Replaces the content. For a published solution, throws the errors of `publish`. */
  edit(doer: Doer, content: SolutionContent, now: Date): Change<SolutionStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    this.write(content, now);
    const refusal = this.status === 'published' ? listingError(this, now) : null;
    if (refusal) throw new DomainError(refusal);
    return change;
  }

  /** Lists the solution in the marketplace as a new one. Throws `solution.incomplete` or `solution.validity_past`. */
  publish(doer: Doer, now: Date): Change<SolutionStatus> {
    const change = machine.apply(this, 'publish', doer, now);
    this.publishedAt = now;
    this.withdrawnReason = null;
    return change;
  }

  /** Sets another last day. Throws `solution.validity_past`. */
  renew(doer: Doer, validUntil: string, now: Date): Change<SolutionStatus> {
    const change = machine.apply(this, 'renew', doer, now);
    this.validUntil = validUntil;
    this.updatedAt = now;
    const refusal = listingError(this, now);
    if (refusal) throw new DomainError(refusal);
    return change;
  }

  /** Checks that the draft may be discarded; the caller removes the row. */
  discard(doer: Doer, now: Date): Change<SolutionStatus> {
    return machine.apply(this, 'discard', doer, now);
  }

  archive(doer: Doer, now: Date): Change<SolutionStatus> {
    return machine.apply(this, 'archive', doer, now);
  }

  /** Removes the solution from the marketplace; its firm sees the reason. */
  withdraw(doer: Doer, reason: string, now: Date): Change<SolutionStatus> {
    const change = machine.apply(this, 'withdraw', doer, now);
    this.withdrawnReason = reason;
    return change;
  }

  /** Reverts a withdrawal: the solution is listed again. */
  restore(doer: Doer, now: Date): Change<SolutionStatus> {
    const change = machine.apply(this, 'restore', doer, now);
    this.withdrawnReason = null;
    return change;
  }

  /** Checks that it may stay against reports; its version changes, for who decides meanwhile. */
  keep(doer: Doer, now: Date): Change<SolutionStatus> {
    const change = machine.apply(this, 'keep', doer, now);
    this.keptAt = now;
    return change;
  }

  /** Turns a withdrawn solution into a draft, to correct it; the reason is kept until it is published again. */
  revise(doer: Doer, now: Date): Change<SolutionStatus> {
    return machine.apply(this, 'revise', doer, now);
  }

  get pictures(): DescribedPicture[] {
    return this.imageIds.map((id, index) => ({ id, alt: this.imageAlts[index] ?? '' }));
  }

  private write({ domain, cpv, counties, pictures = this.pictures, ...content }: SolutionContent, now: Date): void {
    Object.assign(this, content, { domainSlug: domain, updatedAt: now });
    if (cpv !== undefined) this.cpvCode = cpv;
    this.countyCodes = [...new Set(counties ?? this.countyCodes)];
    this.imageIds = pictures.map(({ id }) => id);
    this.imageAlts = pictures.map(({ alt }) => alt);
  }
}
solutionSchema.setClass(Solution);
