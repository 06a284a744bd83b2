import { MEMBER_PACKAGE_LABELS } from '@psp/contracts/package-names';
import { isPackageOf, PERIOD_YEARS_MAX, yearFrom } from '@psp/contracts/packages';
import { lock, lockAll } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { dayInWords } from '../../day-in-words.ts';
import { DomainError } from '../../errors.ts';
import { Organisation } from '../../joining/organisations/organisation.entity.ts';
import type { Write } from '../../write.ts';
import { PackagePeriod, type PeriodTerms } from './period.entity.ts';

/** A member organisation with its locked periods. */
export interface Held {
  organisation: Organisation & { kind: 'uat' | 'firma' };
  open: PackagePeriod | null;
  proposed: PackagePeriod | null;
  all: PackagePeriod[];
}

const isMember = (organisation: Organisation): organisation is Held['organisation'] => organisation.kind !== 'admin';

/**
 * Locks an organisation and then its periods, in the order of all commands. Throws `not_found`, also for the association, and
 * `package-period.not_member` unless it is approved; `isOfAny` skips that.
 */
export const lockHeld = async (write: Write<Actor>, id: string, isOfAny = false): Promise<Held> => {
  const organisation = await lock(write, Organisation, { id });
  if (!isMember(organisation)) throw new DomainError('not_found');
  if (!isOfAny && organisation.status !== 'approved') throw new DomainError('package-period.not_member');
  const all = await lockAll(write, PackagePeriod, { organisationId: id });
  const ofStatus = (status: string) => all.find((period) => period.status === status) ?? null;
  return { organisation, all, open: ofStatus('open'), proposed: ofStatus('proposed') };
};

const longest = (startsOn: string): string => {
  let last = startsOn;
  for (let year = 0; year < PERIOD_YEARS_MAX; year += 1) last = yearFrom(last);
  return last;
};

/** Checks the terms of a period against the organisation and its other periods. Throws codes of `package-period`. */
export const expectTerms = ({ organisation, all }: Held, terms: PeriodTerms, own: PackagePeriod | null): void => {
  const { startsOn, endsOn } = terms;
  if (!isPackageOf(organisation.kind, terms.package)) throw new DomainError('package-period.kind');
  if (endsOn < startsOn) throw new DomainError('package-period.ends_before');
  if (endsOn > longest(startsOn)) throw new DomainError('package-period.too_long');
  const others = all.filter((other) => other.id !== own?.id && other.status !== 'withdrawn');
  if (others.some((other) => startsOn <= other.endsOn && other.startsOn <= endsOn))
    throw new DomainError('package-period.overlaps');
};

/** The terms of a period in words, for the history: "Silver, 1 decembrie 2026 – 30 noiembrie 2027". */
export const inWords = ({ package: name, startsOn, endsOn }: Omit<PeriodTerms, 'price'>): string =>
  `${MEMBER_PACKAGE_LABELS[name]}, ${dayInWords(startsOn)} – ${dayInWords(endsOn)}`;
