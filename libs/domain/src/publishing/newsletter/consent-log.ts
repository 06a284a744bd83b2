import type { NewsletterSource } from '@psp/contracts/newsletter';
import { sql } from 'kysely';
import { send, type Write } from '../../write.ts';

/** A step in which a person gave, changed or withdrew consent. `address` is the caller's IP address. */
export interface ConsentStep {
  step: 'asked' | 'confirmed' | 'preferences' | 'unsubscribed' | 'resubscribed';
  /** Version of the consent text; by default that of the previous step. */
  version?: string;
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
