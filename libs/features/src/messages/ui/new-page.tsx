import type { AboutQuery, ConversationStart } from '@psp/contracts/messages';
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

/** Whom a new message is for, found by name; the choice leads to the message. */
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

/** The first message of a conversation; where there is one about the same, that is opened. Without a recipient it asks for one. */
export function NewPage({ area }: { area: MessagesArea }) {
  const about = aboutIn(useSearchParams()[0]);
  return isAboutNobody(about) ? <ChooseRecipient area={area} /> : <Started area={area} about={about} />;
}

function Started({ area, about }: { area: MessagesArea; about: AboutQuery }) {
  const query = useQuery(startQuery(area, about));
  return (
    <LoadedPage query={query} title={strings.newTitle}>
      {(start) =>
        start.existing ? <Existing {...{ area, about }} id={start.existing} /> : <Begin {...{ area, about, start }} />
      }
    </LoadedPage>
  );
}

function Existing({ area, about, id }: { area: MessagesArea; about: AboutQuery; id: string }) {
  const navigate = useNavigate();
  const isReady = useCarriedOver(area, about, id);
  useEffect(() => {
    if (isReady) void navigate(conversationHref(area, id), { replace: true });
  }, [area, id, isReady, navigate]);
  return null;
}

interface BeginProps {
  area: MessagesArea;
  about: AboutQuery;
  start: ConversationStart;
}

function Begin({ area, about, start: { other, subject, refusal } }: BeginProps) {
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
