import { type AccountView, editMailTopics, MAIL_TOPICS, type MailTopic } from '@psp/contracts/accounts';
import { Button } from '@psp/design-system/button';
import { bareFieldset } from '@psp/design-system/fieldset';
import { CheckboxField } from '@psp/design-system/fields';
import { showToast } from '@psp/design-system/toast';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { styled } from 'styled-components';
import { Form } from '@psp/features/forms/ui/form';
import { strings } from './strings.ts';
import { Answer, Notice } from '@psp/design-system/notice';
import { Panel } from './panel.tsx';
import { identity } from './queries.ts';
import { useAccount, useSectionTitle } from './section.ts';
import { SavedElsewhere } from './saved-elsewhere.tsx';
import { useAccountPart } from './use-account-part.ts';

const Group = styled.fieldset`
  ${bareFieldset}
  legend { padding: 0; font-size: 1rem; font-weight: 600; }
`;

const topics = Object.entries(MAIL_TOPICS) as [MailTopic, string][];
const TOPICS = topics.map(([topic]) => topic);

const wordsOf = (chosen: readonly MailTopic[]): string => {
  const labels = topics.filter(([topic]) => chosen.includes(topic)).map(([, label]) => label);
  return labels.join('; ') || strings.noTopic;
};

/** What the portal writes about by e-mail. */
export function TopicsSection() {
  const account = useAccount();
  return (
    <Panel title={strings.topics}>
      <p>{strings.topicsLead}</p>
      <TopicsForm account={account} />
      <p>{strings.topicsAlways}</p>
    </Panel>
  );
}

function TopicsForm({ account }: { account: AccountView }) {
  const form = useTopics(account);
  const { editor, isSaved } = form;
  const chosen = form.field('mailTopics');
  useSectionTitle(strings.topics, form.problems.length > 0);
  const toggle = (topic: MailTopic, isOn: boolean) =>
    chosen.onChange(TOPICS.filter((key) => (key === topic ? isOn : chosen.value.includes(key))));
  return (
    <>
      <RestoredNotice editor={editor} />
      <SavedElsewhere
        editor={editor}
        lead={strings.topicsStale}
        rowsOf={({ mailTopics }) => [{ term: strings.topicsLegend, detail: wordsOf(mailTopics) }]}
      />
      <Form of={form}>
        <Group>
          <legend>{strings.topicsLegend}</legend>
          {topics.map(([topic, label]) => (
            <CheckboxField
              key={topic}
              id={`topic-${topic}`}
              label={label}
              value={chosen.value.includes(topic)}
              onChange={(isOn) => toggle(topic, isOn)}
            />
          ))}
        </Group>
        <Button type="submit" isPending={editor.state.kind === 'saving'} pendingLabel={strings.saving}>
          {strings.save}
        </Button>
      </Form>
      <Answer role="status">{isSaved ? <Notice tone="success">{strings.topicsSaved}</Notice> : null}</Answer>
    </>
  );
}

const schema = editMailTopics.omit({ version: true });

function useTopics(account: AccountView) {
  return useAccountPart(account, {
    name: 'mail-topics',
    contentOf: ({ mailTopics }: AccountView) => ({ mailTopics: TOPICS.filter((topic) => mailTopics.includes(topic)) }),
    schema,
    save: (text, version) => identity.put<AccountView>('/user/mail-topics', { ...text, version }),
    onSaved: () => showToast({ title: strings.doneTitle, message: strings.topicsSaved, tone: 'success' }),
  });
}
