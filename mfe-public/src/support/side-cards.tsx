import type { ContactView } from '@psp/contracts/contact';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { contactQuery, EmailLink, PhoneLink } from '@psp/features/contact/ui/contact';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { FactList } from '@psp/features/facts/ui/fact-list';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Links = styled.ul`
  display: grid;
  gap: 4px;
  a { display: inline-block; min-height: 32px; padding: 2px 0; }
`;

const Note = styled.p`
  margin-top: 12px;
  color: var(--ink-muted);
  font-size: 1rem;
`;

/** How the association is reached besides the form. */
export function ContactCard() {
  const query = useQuery(contactQuery());
  return (
    <Card aria-labelledby="support-contact">
      <CardHeader title={strings.contact} id="support-contact" />
      <CardBody>
        <Loaded query={query} rows={2}>
          {(contact) => <Contact contact={contact} />}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function Contact({ contact: { email, phone, address } }: { contact: ContactView }) {
  if (!email && !phone && !address) return <p>{strings.noContact}</p>;
  const items = [
    { term: strings.email, detail: email ? <EmailLink email={email} /> : null },
    { term: strings.phone, detail: phone ? <PhoneLink phone={phone} /> : null },
    { term: strings.address, detail: address },
  ];
  return <FactList items={items} isStrong />;
}

/** How soon the association answers; by phone in the hours that it gives. */
export function TimesCard() {
  const { data } = useQuery(contactQuery());
  return (
    <Card aria-labelledby="support-times">
      <CardHeader title={strings.times} id="support-times" />
      <CardBody>
        <FactList items={strings.timesOf(data?.hours ?? null)} isStrong />
        <Note>{strings.timesNote}</Note>
      </CardBody>
    </Card>
  );
}

export function ResourcesCard() {
  return (
    <Card aria-labelledby="support-resources">
      <CardHeader title={strings.resources} id="support-resources" />
      <CardBody>
        <Links>
          {strings.resourcesOf.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </Links>
      </CardBody>
    </Card>
  );
}
