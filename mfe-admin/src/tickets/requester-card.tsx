import type { TicketView } from '@psp/contracts/tickets';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { EmailLink } from '@psp/features/contact/ui/contact';
import { Facts } from '../common/facts.ts';
import { strings } from './strings.ts';

/** Who wrote, as far as it is known and still kept. */
export function RequesterCard({ ticket: { name, email, accountId, organisation } }: { ticket: TicketView }) {
  const hasPage = organisation && organisation.kind !== 'admin';
  return (
    <Card aria-labelledby="ticket-requester">
      <CardHeader title={strings.data} id="ticket-requester" />
      <CardBody>
        <Facts>
          <div>
            <dt>{strings.name}</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>{strings.email}</dt>
            <dd>{email ? <EmailLink email={email} /> : strings.forgotten}</dd>
          </div>
          {organisation ? (
            <div>
              <dt>{strings.organisation}</dt>
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
            <dt>{strings.account}</dt>
            <dd>
              {accountId ? (
                <Link href={`/admin/users/persoane/${accountId}`}>{strings.openAccount}</Link>
              ) : (
                strings.noAccount
              )}
            </dd>
          </div>
        </Facts>
      </CardBody>
    </Card>
  );
}
