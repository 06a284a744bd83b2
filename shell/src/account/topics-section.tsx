import { type AccountView, MAIL_TOPICS, type MailTopic } from '@psp/contracts/accounts';
import { Button } from '@psp/design-system/button';
import { CheckboxField } from '@psp/design-system/fields';
import { showToast } from '@psp/design-system/toast';
import { isApiError } from '@psp/remote/api-error';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Form } from './form.tsx';
import { messages } from './messages.ts';
import { Answer, Notice } from './notice.tsx';
import { Panel } from './panel.tsx';
import { identity, useFreshAccount } from './queries.ts';
import { refusal } from './refusal.ts';
import { useAccount, useSectionTitle } from './section.ts';
import { useSubmit } from './use-submit.ts';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; font-size: 1rem; font-weight: 600; }
`;

const topics = Object.entries(MAIL_TOPICS) as [MailTopic, string][];

/** What the portal writes about by e-mail. */
export function TopicsSection() {
  const account = useAccount();
  return (
    <Panel title={messages.topics}>
      <p>{messages.topicsLead}</p>
      <TopicsForm account={account} />
      <p>{messages.topicsAlways}</p>
    </Panel>
  );
}

function TopicsForm({ account }: { account: AccountView }) {
  const [chosen, setChosen] = useState<readonly MailTopic[]>(account.mailTopics);
  const [isSaved, setSaved] = useState(false);
  const fresh = useFreshAccount();
  const save = (version: number) => identity.put('/user/mail-topics', { mailTopics: chosen, version });
  const form = useSubmit({
    check: () => [],
    send: async () => {
      // Only these boxes are saved, so a version that moved on by another form is no conflict.
      await save(account.version).catch(async (error: unknown) => {
        if (!isApiError(error) || error.code !== 'version.stale') throw error;
        await save((await fresh()).version);
      });
      await fresh();
      setSaved(true);
      showToast({ title: messages.doneTitle, message: messages.topicsSaved, tone: 'success' });
    },
    explain: (error) => refusal(error),
  });
  useSectionTitle(messages.topics, form.errors.length > 0);
  const toggle = (topic: MailTopic, isOn: boolean) => {
    setSaved(false);
    setChosen(topics.map(([key]) => key).filter((key) => (key === topic ? isOn : chosen.includes(key))));
  };
  return (
    <>
      <Form errors={form.errors} onSubmit={form.submit}>
        <Group>
          <legend>{messages.topicsLegend}</legend>
          {topics.map(([topic, label]) => (
            <CheckboxField
              key={topic}
              id={`topic-${topic}`}
              label={label}
              value={chosen.includes(topic)}
              onChange={(isOn) => toggle(topic, isOn)}
              isDisabled={form.isBusy}
            />
          ))}
        </Group>
        <Button type="submit" isPending={form.isBusy} pendingLabel={messages.saving}>
          {messages.save}
        </Button>
      </Form>
      <Answer role="status">{isSaved ? <Notice tone="success">{messages.topicsSaved}</Notice> : null}</Answer>
    </>
  );
}
