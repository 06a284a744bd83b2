import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { usePageHead } from '@psp/remote/page-head';
import { Faq, faqJsonLd } from './faq.tsx';
import { messages } from './messages.ts';
import { ContactCard, ResourcesCard, TimesCard } from './side-cards.tsx';
import { TicketForm } from './ticket-form.tsx';

const WORDS = { subject: messages.subject, message: messages.message, messageHint: messages.messageHint };
const HEAD = { title: messages.title, description: messages.description, path: '/support', jsonLd: [faqJsonLd] };

/** /support: a form to the association, answers to what is asked often, and other ways to reach it. */
export function SupportPage() {
  usePageHead(HEAD);
  return (
    <Page isCentred>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        breadcrumbLabel={messages.breadcrumb}
        breadcrumb={[{ label: messages.home, href: '/' }, { label: messages.title }]}
      />
      <Columns>
        <Stack gap={32}>
          <Card aria-labelledby="support-form">
            <CardHeader title={messages.form} id="support-form" />
            <CardBody>
              <TicketForm kind="support" words={WORDS} />
            </CardBody>
          </Card>
          <Faq />
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
