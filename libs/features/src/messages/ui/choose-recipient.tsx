import { Card, CardBody } from '@psp/design-system/card';
import { Page, PageHeader } from '@psp/design-system/page';
import { usePageTitle } from '@psp/remote/screen';
import { useNavigate } from 'react-router-dom';
import { PartyField } from '../../parties/ui/party-field.tsx';
import { conversationFilters, type MessagesArea } from './area.ts';
import { strings } from './strings.ts';
import { writeHref } from './write-href.ts';

/** Whom a new message is for, found by name; the choice leads to the message. */
export function ChooseRecipient({ area }: { area: MessagesArea }) {
  usePageTitle(strings.newTitle);
  const navigate = useNavigate();
  const breadcrumb = [
    { label: strings.title, href: conversationFilters(area).address({}) },
    { label: strings.newTitle },
  ];
  const field = {
    ...{ id: 'recipient', name: 'recipient', value: '', error: undefined, isDisabled: false },
    onChange: (to: string) => (to ? void navigate(writeHref(area, { to })) : undefined),
  };
  return (
    <Page width="narrow">
      <PageHeader title={strings.newTitle} lead={strings.recipientLead} breadcrumb={breadcrumb} />
      <Card>
        <CardBody>
          <PartyField
            field={field}
            label={strings.to}
            hint={strings.recipientHint[area.kind]}
            search={area.recipients}
          />
        </CardBody>
      </Card>
    </Page>
  );
}
