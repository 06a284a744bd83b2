import type { EntityManager } from '@mikro-orm/postgresql';
import type { NewsletterSource } from '@psp/contracts/newsletter';
import type { NewsletterConsent } from '@psp/contracts/newsletter-consent';

/** One step by which a person agreed or no longer does. `version`: of the words; `address`: of the caller. */
export interface ConsentStep {
  step: 'asked' | 'confirmed' | 'preferences' | 'unsubscribed' | 'resubscribed';
  /** The one of the step before when left out. */
  version?: NewsletterConsent;
  source: NewsletterSource | 'mail' | 'one-click';
  address: string;
  at: Date;
}

const LATEST = `(select version from subscriber_consent where subscriber_id = ? and step <> 'unsubscribed'
  order by id desc limit 1)`;

export const logConsent = async (
  em: EntityManager,
  subscriberId: string,
  { step, version, source, address, at }: ConsentStep,
): Promise<void> => {
  await em.execute(
    `insert into subscriber_consent (subscriber_id, step, version, source, address, at)
     values (?, ?, coalesce(?, ${LATEST}, ''), ?, ?::inet, ?)`,
    [subscriberId, step, version ?? null, subscriberId, source, address, at],
  );
};
