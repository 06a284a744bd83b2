import type { NewsletterSource } from '@psp/contracts/newsletter';
import type { NewsletterConsent } from '@psp/contracts/newsletter-consent';
import { sql } from 'kysely';
import { send, type Write } from '../../write.ts';

/** One step by which a person agreed or no longer does. `version`: of the words; `address`: of the caller. */
export interface ConsentStep {
  step: 'asked' | 'confirmed' | 'preferences' | 'unsubscribed' | 'resubscribed';
  /** The one of the step before when left out. */
  version?: NewsletterConsent;
  source: NewsletterSource | 'mail' | 'one-click';
  address: string;
  at: Date;
}

export const logConsent = (
  write: Write<unknown>,
  subscriberId: string,
  { step, version, source, address, at }: ConsentStep,
): void =>
  send(
    write,
    sql`insert into subscriber_consent (subscriber_id, step, version, source, address, at)
      values (${subscriberId}, ${step}, coalesce(${version ?? null}, (select version from subscriber_consent
        where subscriber_id = ${subscriberId} and step <> 'unsubscribed' order by id desc limit 1), ''),
        ${source}, ${address}::inet, ${at})`,
  );
