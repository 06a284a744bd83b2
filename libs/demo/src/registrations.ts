import { FIRST_LEGAL_DATE } from '@psp/contracts/legal-documents';
import { daysBefore } from './clock.ts';
import { REGISTRATIONS } from './content/registrations.ts';
import { inventCui } from './cui.ts';
import type { Founding } from './people.ts';

const VALID_DAYS = 1;

/** Writes the sign-ups that wait for their e-mail to be confirmed. */
export function writeRegistrations({ rows, detail, now, passwordHash }: Founding, cuis: Set<string>): void {
  for (const { daysAgo, content } of REGISTRATIONS) {
    const at = daysBefore(now, daysAgo);
    const organisation = { ...content.organisation, cui: inventCui(detail, cuis) };
    rows.add('registration', {
      id: detail.idAt(at),
      kind: content.kind,
      email: content.email,
      content: { ...content, organisation },
      password_hash: passwordHash,
      terms_version: FIRST_LEGAL_DATE,
      address: `198.51.100.${detail.int(1, 254)}`,
      created_at: at,
      expires_at: daysBefore(at, -VALID_DAYS),
    });
  }
}
