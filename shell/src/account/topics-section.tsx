import { type AccountView, MAIL_TOPICS, type MailTopic } from '@psp/contracts/accounts';
import { Button } from '@psp/design-system/button';
import { CheckboxField } from '@psp/design-system/fields';
import { showToast } from '@psp/design-system/toast';
import { isApiError } from '@psp/remote/api-error';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Form } from '@psp/features/accounts/ui/form';
import { strings } from './strings.ts';
import { Answer, Notice } from '@psp/design-system/notice';
import { Panel } from './panel.tsx';
import { identity, useFreshAccount, useKnownAccount } from './queries.ts';
import { refusal } from '@psp/features/accounts/ui/refusal';
import { useAccount, useSectionTitle } from './section.ts';
import { StaleNotice } from './stale-notice.tsx';
import { useSubmit } from '@psp/features/accounts/ui/use-submit';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; font-size: 1rem; font-weight: 600; }
`;

const topics = Object.entries(MAIL_TOPICS) as [MailTopic, string][];

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
  const { chosen, isStale, isSaved, form, toggle, useSaved } = useTopics(account);
  useSectionTitle(strings.topics, form.errors.length > 0);
  const saved = { term: strings.topicsLegend, detail: wordsOf(account.mailTopics) };
  return (
    <>
      {isStale ? (
        <StaleNotice key={account.version} lead={strings.topicsStale} rows={[saved]} onUse={useSaved} />
      ) : null}
      <Form errors={form.errors} onSubmit={form.submit}>
        <Group>
          <legend>{strings.topicsLegend}</legend>
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
        <Button type="submit" isPending={form.isBusy} pendingLabel={strings.saving}>
          {strings.save}
        </Button>
      </Form>
      <Answer role="status">{isSaved ? <Notice tone="success">{strings.topicsSaved}</Notice> : null}</Answer>
    </>
  );
}

function useTopics(account: AccountView) {
  // What the person has seen saved; other topics on the server are another save.
  const [seen, setSeen] = useState(account);
  const [chosen, setChosen] = useState<readonly MailTopic[]>(account.mailTopics);
  const [isStale, setStale] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = useSave(chosen);
  const take = (saved: AccountView) => {
    setSeen(saved);
    setChosen(saved.mailTopics);
    setStale(false);
  };
  const form = useSubmit({
    check: () => [],
    send: async () => {
      const { saved, newer } = await save(seen);
      if (newer) {
        setSeen(newer);
        return setStale(true);
      }
      take(saved);
      setSaved(true);
      showToast({ title: strings.doneTitle, message: strings.topicsSaved, tone: 'success' });
    },
    explain: (error) => refusal(error),
  });
  const toggle = (topic: MailTopic, isOn: boolean) => {
    setSaved(false);
    setChosen(topics.map(([key]) => key).filter((key) => (key === topic ? isOn : chosen.includes(key))));
  };
  return { chosen, isStale, isSaved, form, toggle, useSaved: () => take(account) };
}

/* Saves over what was seen. A version that moved on by another form is no conflict; other topics are, and are given back. */
function useSave(mailTopics: readonly MailTopic[]) {
  const fresh = useFreshAccount();
  const known = useKnownAccount();
  const put = async (version: number) => {
    const saved = await identity.put<AccountView>('/user/mail-topics', { mailTopics, version });
    known(saved);
    return { saved, newer: null };
  };
  return (seen: AccountView) =>
    put(seen.version).catch(async (error: unknown) => {
      if (!isApiError(error) || error.code !== 'version.stale') throw error;
      const newer = await fresh();
      return wordsOf(newer.mailTopics) === wordsOf(seen.mailTopics) ? put(newer.version) : { saved: null, newer };
    });
}
