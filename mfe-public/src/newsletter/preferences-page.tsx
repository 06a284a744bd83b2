import type { SubscriptionPreferences } from '@psp/contracts/newsletter';
import { Button } from '@psp/design-system/button';
import { Stack } from '@psp/design-system/page';
import { NewsletterForm } from '@psp/features/newsletter/ui/newsletter-form';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { api } from '../common/api.ts';
import { Done, Failure, LinkScreen } from './link-screen.tsx';
import { strings } from './strings.ts';
import { type Preferences, PreferenceFields } from './preference-fields.tsx';
import { useAct } from './use-link.ts';
import { WithToken } from './with-token.tsx';

/** Where the last line but one of each newsletter leads: what it is about is shown, and changed by a press. */
export function PreferencesPage() {
  const otherwise = <LinkScreen title={strings.noLinkTitle} lead={strings.noLinkChoice} />;
  return (
    <WithToken title={strings.choiceTitle} otherwise={otherwise}>
      {(token) => <Choice token={token} />}
    </WithToken>
  );
}

function Choice({ token }: { token: string }) {
  const { outcome, run } = useAct();
  const [chosen, setChosen] = useState<Preferences | null>(null);
  const read = useCallback(
    () =>
      run(async () => {
        setChosen(await api.post<SubscriptionPreferences>('/newsletter/subscriptions/preferences/read', { token }));
      }),
    [run, token],
  );
  useEffect(() => void read(), [read]);
  if (outcome.kind === 'invalid') return <NoLonger />;
  if (chosen) return <ChoiceForm token={token} stored={chosen} />;
  if (outcome.kind !== 'failed') return <LinkScreen title={strings.choiceTitle} lead={strings.working} />;
  return (
    <LinkScreen title={strings.choiceTitle}>
      <Failure outcome={outcome} title={strings.choiceFailed} />
      <div>
        <Button onPress={() => void read()}>{strings.retry}</Button>
      </div>
    </LinkScreen>
  );
}

function ChoiceForm({ token, stored }: { token: string; stored: Preferences }) {
  const { outcome, run } = useAct();
  const [chosen, setChosen] = useState(stored);
  if (outcome.kind === 'invalid') return <NoLonger />;
  if (outcome.kind === 'done') {
    return (
      <LinkScreen title={strings.savedTitle} isAnswer>
        <Done>{strings.savedText}</Done>
      </LinkScreen>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => api.post('/newsletter/subscriptions/preferences', { token, ...chosen }));
  };
  return (
    <LinkScreen title={strings.choiceTitle} lead={strings.choiceLead}>
      <form onSubmit={submit} noValidate>
        <Stack gap={24}>
          <PreferenceFields value={chosen} onChange={setChosen} />
          <Failure outcome={outcome} />
          <div>
            <Button type="submit" isPending={outcome.kind === 'working'} pendingLabel={strings.saving}>
              {strings.save}
            </Button>
          </div>
        </Stack>
      </form>
    </LinkScreen>
  );
}

const NoLonger = () => (
  <LinkScreen title={strings.invalidTitle} lead={strings.invalidChoice} isAnswer>
    <NewsletterForm source="footer" id="newsletter-choice" />
  </LinkScreen>
);
