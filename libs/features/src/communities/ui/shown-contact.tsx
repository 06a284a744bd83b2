import type { CommunityView } from '@psp/contracts/communities';
import { showPhone } from '@psp/contracts/phone';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { FactList } from '../../facts/ui/fact-list.tsx';
import { webAddress } from '@psp/contracts/web-address';
import { strings } from './showcase-strings.ts';

/** Card with the institution's contact details, without names of its members. */
export function Contact({ community }: { community: CommunityView }) {
  const { institution, contact } = community;
  const { address, phone, email } = contact;
  const website = webAddress(contact.website);
  const items = [
    { term: strings.address, detail: address },
    { term: strings.phone, detail: phone ? <Link href={`tel:${phone}`}>{showPhone(phone)}</Link> : null },
    { term: strings.email, detail: email ? <Link href={`mailto:${email}`}>{email}</Link> : null },
    {
      term: strings.website,
      detail: website ? (
        <Link href={website} rel="nofollow noopener">
          {new URL(website).host}
        </Link>
      ) : null,
    },
  ].filter(({ detail }) => detail);
  const named = institution ? [{ term: strings.institution, detail: institution }] : [];
  return (
    <Card>
      <CardHeader title={strings.contact} />
      <CardBody>{items.length > 0 ? <FactList items={[...named, ...items]} /> : <p>{strings.noContact}</p>}</CardBody>
    </Card>
  );
}
