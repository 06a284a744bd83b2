import type { FrequentQuestions } from '@psp/contracts/frequent-questions';
import type { ContactView } from '@psp/contracts/contact';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { Unbroken } from '@psp/design-system/unbroken';
import { contactQuery, EmailLink, PhoneLink } from '@psp/features/contact/ui/contact';
import { FactList } from '@psp/features/facts/ui/fact-list';
import { Loaded } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { questionsQuery } from './queries.ts';
import { strings } from './strings.ts';
import { TicketForm } from './ticket-form.tsx';

const FaqList = styled.div`
  display: grid;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  details + details { border-top: 1px solid var(--line); }
  summary {
    overflow-wrap: anywhere;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 56px;
    padding: 14px 20px;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  summary::after {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    box-sizing: border-box;
    border-right: 2px solid var(--blue-600);
    border-bottom: 2px solid var(--blue-600);
    transform: translateY(-3px) rotate(45deg);
  }
  details[open] summary::after { transform: translateY(3px) rotate(225deg); }
  summary:hover { color: var(--blue-700); text-decoration: underline; }
  summary:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; border-radius: 8px; }
  details > p { max-width: 70ch; white-space: pre-line; overflow-wrap: anywhere; padding: 0 20px 20px; }
`;

const FaqTitle = styled.h2`
  margin-bottom: 16px;
  scroll-margin-top: 96px;
`;

const ResourceLinks = styled.ul`
  display: grid;
  gap: 4px;
  a { display: inline-block; min-height: 32px; padding: 2px 0; }
`;

const Note = styled.p`
  margin-top: 12px;
  color: var(--ink-muted);
  font-size: 1rem;
`;

const WORDS = { subject: strings.subject, message: strings.message, messageHint: strings.messageHint };

type Items = FrequentQuestions['items'];

/* The questions as JSON-LD. */
const jsonLdOf = (items: Items) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const HEAD = { title: strings.title, description: strings.description, path: '/support' };

/** /support: contact form, frequently asked questions and contact details. */
export function SupportPage() {
  const questions = useQuery(questionsQuery());
  const { items } = questions.data ?? {};
  usePageHead(items ? { ...HEAD, jsonLd: [jsonLdOf(items)] } : HEAD);
  return (
    <Page isCentred>
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        breadcrumb={[{ label: strings.home, href: '/' }, { label: strings.title }]}
      />
      <Columns>
        <Stack gap={32}>
          <Card aria-labelledby="support-form">
            <CardHeader title={strings.form} id="support-form" />
            <CardBody>
              <TicketForm kind="support" words={WORDS} />
            </CardBody>
          </Card>
          <section aria-labelledby="faq">
            <FaqTitle id="faq">{strings.faq}</FaqTitle>
            <Loaded query={questions}>{({ items: shown }) => <Faq items={shown} />}</Loaded>
          </section>
        </Stack>
        <Stack gap={24}>
          <ContactCard />
          <TimesCard />
          <ResourcesCard />
        </Stack>
      </Columns>
    </Page>
  );
}

/** Frequently asked questions; they open without scripts. The one of the address is open. */
function Faq({ items }: { items: Items }) {
  const { hash } = useLocation();
  useEffect(() => {
    const asked = document.getElementById(hash.slice(1));
    if (asked instanceof HTMLDetailsElement) asked.open = true;
  }, [hash]);
  return (
    <FaqList>
      {items.map(({ anchor, question, answer }) => (
        <details key={anchor} id={anchor}>
          <summary>{question}</summary>
          <p>
            <Unbroken>{answer}</Unbroken>
          </p>
        </details>
      ))}
    </FaqList>
  );
}

/** Contact details of the association. */
function ContactCard() {
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

/** Response times and phone hours of the association. */
function TimesCard() {
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

function ResourcesCard() {
  return (
    <Card aria-labelledby="support-resources">
      <CardHeader title={strings.resources} id="support-resources" />
      <CardBody>
        <ResourceLinks>
          {strings.resourcesOf.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ResourceLinks>
      </CardBody>
    </Card>
  );
}
