import type { TicketView } from '@psp/contracts/tickets';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { EmailLink } from '@psp/remote/contact';
import { Facts } from '../common/under.ts';
import { messages } from './messages.ts';

/** Who wrote, as far as it is known and still kept. */
export function RequesterCard({ ticket: { name, email, accountId, organisation } }: { ticket: TicketView }) {
  const hasPage = organisation && organisation.kind !== 'admin';
  return (
    <Card aria-labelledby="ticket-requester">
      <CardHeader title={messages.data} id="ticket-requester" />
      <CardBody>
        <Facts>
          <div>
            <dt>{messages.name}</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>{messages.email}</dt>
            <dd>{email ? <EmailLink email={email} /> : messages.forgotten}</dd>
          </div>
          {organisation ? (
            <div>
              <dt>{messages.organisation}</dt>
              <dd>
                {hasPage ? (
                  <Link href={`/admin/users/organizatii/${organisation.id}`}>{organisation.name}</Link>
                ) : (
                  organisation.name
                )}
              </dd>
            </div>
          ) : null}
          <div>
            <dt>{messages.account}</dt>
            <dd>
              {accountId ? (
                <Link href={`/admin/users/persoane/${accountId}`}>{messages.openAccount}</Link>
              ) : (
                messages.noAccount
              )}
            </dd>
          </div>
        </Facts>
      </CardBody>
    </Card>
  );
}
