import type { ConversationStart, StartQuery } from '@psp/contracts/messages';
import { Card, CardBody } from '@psp/design-system/card';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader } from '@psp/design-system/page';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PartyField } from '../../parties/ui/party-field.tsx';
import { aboutIn, conversationFilters, conversationHref, isAboutNobody, type MessagesArea } from './area.ts';
import { FirstMessage } from './first-message.tsx';
import { startQuery } from './queries.ts';
import { strings } from './strings.ts';
import { useCarriedOver } from './use-carried-over.ts';
import { writeHref } from './write-href.ts';

/* Asks for the recipient of a new message; the choice navigates to the message. */
function ChooseRecipient({ area }: { area: MessagesArea }) {
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

/** Page of a new message. Opens the existing conversation if there is one; asks for a recipient if the address has none. */
export function NewPage({ area }: { area: MessagesArea }) {
  const about = aboutIn(useSearchParams()[0]);
  return isAboutNobody(about) ? <ChooseRecipient area={area} /> : <WithRecipient area={area} about={about} />;
}

function WithRecipient({ area, about }: { area: MessagesArea; about: StartQuery }) {
  const query = useQuery(startQuery(area, about));
  return (
    <LoadedPage query={query} title={strings.newTitle}>
      {(start) =>
        start.existing ? (
          <ToExisting {...{ area, about }} id={start.existing} />
        ) : (
          <NewMessage {...{ area, about, start }} />
        )
      }
    </LoadedPage>
  );
}

function ToExisting({ area, about, id }: { area: MessagesArea; about: StartQuery; id: string }) {
  const navigate = useNavigate();
  const isReady = useCarriedOver(area, about, id);
  useEffect(() => {
    if (isReady) void navigate(conversationHref(area, id), { replace: true });
  }, [area, id, isReady, navigate]);
  return null;
}

interface NewMessageProps {
  area: MessagesArea;
  about: StartQuery;
  start: ConversationStart;
}

function NewMessage({ area, about, start: { other, subject, refusal } }: NewMessageProps) {
  usePageTitle(strings.newTitle);
  const navigate = useNavigate();
  const breadcrumb = [
    { label: strings.title, href: conversationFilters(area).address({}) },
    { label: strings.newTitle },
  ];
  return (
    <Page width="narrow">
      <PageHeader title={strings.newTitle} lead={`${strings.to}: ${other.name}`} breadcrumb={breadcrumb} />
      <FirstMessage
        area={area}
        about={about}
        subject={subject}
        refused={
          refusal ? (
            <Notice tone="warning" title={strings.cannot}>
              {refusal}
            </Notice>
          ) : null
        }
        onSent={({ id }) => void navigate(conversationHref(area, id))}
      />
    </Page>
  );
}
