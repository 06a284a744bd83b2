import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { usePageHead } from '@psp/remote/page-head';
import { Faq, faqJsonLd } from './faq.tsx';
import { strings } from './strings.ts';
import { ContactCard, ResourcesCard, TimesCard } from './side-cards.tsx';
import { TicketForm } from './ticket-form.tsx';

const WORDS = { subject: strings.subject, message: strings.message, messageHint: strings.messageHint };
const HEAD = { title: strings.title, description: strings.description, path: '/support', jsonLd: [faqJsonLd] };

/** /support: a form to the association, answers to what is asked often, and other ways to reach it. */
export function SupportPage() {
  usePageHead(HEAD);
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
