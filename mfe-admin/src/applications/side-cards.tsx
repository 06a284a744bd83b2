import type { ApplicationView } from '@psp/contracts/applications';
import { showPhone } from '@psp/contracts/phone';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { strings } from './strings.ts';

/** Whom to write to or call. */
export function ContactCard({ application: { contact } }: { application: ApplicationView }) {
  const { displayName, position, email, phone } = contact;
  const items = [
    { term: strings.person, detail: displayName },
    { term: strings.position, detail: position || strings.empty },
    { term: strings.email, detail: <a href={`mailto:${email}`}>{email}</a> },
    { term: strings.phone, detail: phone ? <a href={`tel:${phone}`}>{showPhone(phone)}</a> : strings.empty },
  ];
  return <FactsCard title={strings.contact} items={items} />;
}

/** What the person agreed to at sign-up. */
export function ConsentsCard({ application: { consents } }: { application: ApplicationView }) {
  if (consents.length === 0) return null;
  const items = consents.map(({ document, version, givenAt, address }) => ({
    term: strings.consentOf[document],
    detail: strings.consentDetail(formatDate(version), formatDateTime(givenAt), address),
  }));
  return <FactsCard title={strings.consents} items={items} />;
}
