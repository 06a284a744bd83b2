import type { TicketView } from '@psp/contracts/tickets';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { EmailLink } from '@psp/features/contact/ui/contact';
import { FactList } from '@psp/features/facts/ui/fact-list';
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
  return (
    <Card aria-labelledby="ticket-requester">
      <CardHeader title={strings.data} id="ticket-requester" />
      <CardBody>
        <FactList items={items} />
      </CardBody>
    </Card>
  );
}

function Organisation({ id, name, kind }: NonNullable<TicketView['organisation']>) {
  return kind === 'admin' ? name : <Link href={`/admin/users/organizatii/${id}`}>{name}</Link>;
}
