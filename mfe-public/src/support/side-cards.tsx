import type { ContactView } from '@psp/contracts/contact';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { contactQuery, EmailLink, PhoneLink } from '@psp/features/contact/ui/contact';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Facts = styled.dl`
  display: grid;
  gap: 12px;
  margin: 0;
  overflow-wrap: anywhere;
  dt { color: var(--ink-muted); font-size: 1rem; }
  dd { margin: 0; font-weight: 600; }
  a { display: inline-block; min-height: 24px; }
`;

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
  return (
    <Facts>
      {email ? <Fact term={strings.email} detail={<EmailLink email={email} />} /> : null}
      {phone ? <Fact term={strings.phone} detail={<PhoneLink phone={phone} />} /> : null}
      {address ? <Fact term={strings.address} detail={address} /> : null}
    </Facts>
  );
}

const Fact = ({ term, detail }: { term: string; detail: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{detail}</dd>
  </div>
);

/** How soon the association answers; by phone in the hours that it gives. */
export function TimesCard() {
  const { data } = useQuery(contactQuery());
  return (
    <Card aria-labelledby="support-times">
      <CardHeader title={strings.times} id="support-times" />
      <CardBody>
        <Facts>
          {strings.timesOf(data?.hours ?? null).map((time) => (
            <Fact key={time.term} {...time} />
          ))}
        </Facts>
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
