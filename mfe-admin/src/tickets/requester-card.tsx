import type { TicketView } from '@psp/contracts/tickets';
import { Link } from '@psp/design-system/link';
import { EmailLink } from '@psp/features/contact/ui/contact';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { strings } from './strings.ts';

/** Who wrote, as far as it is known and still kept. */
export function RequesterCard({ ticket: { name, email, accountId, organisation } }: { ticket: TicketView }) {
  const items = [
    { term: strings.name, detail: name },
    { term: strings.email, detail: email ? <EmailLink email={email} /> : strings.forgotten },
    { term: strings.organisation, detail: organisation ? <Organisation {...organisation} /> : null },
    {
      term: strings.account,
      detail: accountId ? (
        <Link href={`/admin/users/persoane/${accountId}`}>{strings.openAccount}</Link>
      ) : (
        strings.noAccount
      ),
    },
  ];
  return <FactsCard title={strings.data} items={items} />;
}

function Organisation({ id, name, kind }: NonNullable<TicketView['organisation']>) {
  return kind === 'admin' ? name : <Link href={`/admin/users/organizatii/${id}`}>{name}</Link>;
}
