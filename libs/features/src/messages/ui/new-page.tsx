import {
  type AboutQuery,
  type ConversationStart,
  type ConversationView,
  startConversation,
} from '@psp/contracts/messages';
import { Button } from '@psp/design-system/button';
import { TextAreaField, TextField } from '@psp/design-system/fields';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader } from '@psp/design-system/page';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AttachmentsField } from '../../attachments/ui/attachments-field.tsx';
import { Form } from '../../forms/ui/form.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { useAct } from '@psp/remote/act/use-act';
import { aboutIn, conversationFilters, conversationHref, type MessagesArea, uploadsOf } from './area.ts';
import { conversationKey, startQuery } from './queries.ts';
import { strings } from './strings.ts';

/** The first message of a conversation; where there is one about the same, that is opened. */
export function NewPage({ area }: { area: MessagesArea }) {
  const about = aboutIn(useSearchParams()[0]);
  const query = useQuery(startQuery(area, about));
  return (
    <LoadedPage query={query} title={strings.newTitle}>
      {(start) =>
        start.existing ? <Existing area={area} id={start.existing} /> : <Begin {...{ area, about, start }} />
      }
    </LoadedPage>
  );
}

function Existing({ area, id }: { area: MessagesArea; id: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(conversationHref(area, id), { replace: true }), [area, id, navigate]);
  return null;
}

interface BeginProps {
  area: MessagesArea;
  about: AboutQuery;
  start: ConversationStart;
}

function Begin({ area, about, start: { other, subject, refusal } }: BeginProps) {
  usePageTitle(strings.newTitle);
  const breadcrumb = [
    { label: strings.title, href: conversationFilters(area).address({}) },
    { label: strings.newTitle },
  ];
  return (
    <Page width="narrow">
      <PageHeader title={strings.newTitle} lead={`${strings.to}: ${other.name}`} breadcrumb={breadcrumb} />
      {refusal ? (
        <Notice tone="warning" title={strings.cannot}>
          {refusal}
        </Notice>
      ) : (
        <FirstMessage area={area} about={about} subject={subject} />
      )}
    </Page>
  );
}

interface Written {
  subject: string;
  body: string;
  attachments?: string[];
}

function FirstMessage({ area, about, subject }: Pick<BeginProps, 'area' | 'about'> & { subject: string }) {
  const navigate = useNavigate();
  const [isUploading, setUploading] = useState(false);
  const send = useAct<Written, ConversationView>({
    send: (written) => area.client.post<ConversationView>('/conversations', { ...about, ...written }),
    done: strings.sent,
    refreshes: [conversationKey(area)],
    onDone: ({ id }) => void navigate(conversationHref(area, id)),
  });
  const form = useFormOf<Written>(send, {
    blank: { subject, body: '', attachments: [] },
    schema: startConversation.pick({ subject: true, body: true, attachments: true }),
    keptAs: `message:new:${Object.values(about).join(':')}`,
    clears: true,
  });
  const files = form.field('attachments');
  return (
    <Form of={form} problem={strings.problem}>
      <TextField {...form.field('subject')} label={strings.subject} maxLength={200} />
      <TextAreaField {...form.field('body')} label={strings.body} rows={8} maxLength={10_000} />
      <AttachmentsField
        id={files.id}
        name="attachments"
        value={files.value}
        error={files.error}
        onChange={files.onChange}
        known={[]}
        address={uploadsOf(area)}
        onRunning={setUploading}
      />
      <Button type="submit" isPending={form.isPending} pendingLabel={strings.sending} isDisabled={isUploading}>
        {strings.send}
      </Button>
    </Form>
  );
}
