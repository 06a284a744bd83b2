import type { SubscriptionPreferences } from '@psp/contracts/newsletter';
import { Button } from '@psp/design-system/button';
import { Stack } from '@psp/design-system/page';
import { useAct } from '@psp/remote/act/use-act';
import { NewsletterForm } from '@psp/features/newsletter/ui/newsletter-form';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../common/api.ts';
import { Done, Failure, LinkScreen } from './link-screen.tsx';
import { strings } from './strings.ts';
import { type Preferences, PreferenceFields } from './preference-fields.tsx';
import { isInvalid } from './use-link.ts';
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
  const { data, error, refetch } = useQuery({
    queryKey: ['public', 'newsletter-preferences', token],
    queryFn: () => api.post<SubscriptionPreferences>('/newsletter/subscriptions/preferences/read', { token }),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (isInvalid(error)) return <NoLonger />;
  if (data) return <ChoiceForm token={token} stored={data} />;
  if (!error) return <LinkScreen title={strings.choiceTitle} lead={strings.working} />;
  return (
    <LinkScreen title={strings.choiceTitle}>
      <Failure error={error} title={strings.choiceFailed} />
      <div>
        <Button onPress={() => void refetch()}>{strings.retry}</Button>
      </div>
    </LinkScreen>
  );
}

function ChoiceForm({ token, stored }: { token: string; stored: Preferences }) {
  const [chosen, setChosen] = useState(stored);
  const act = useAct({ send: () => api.post('/newsletter/subscriptions/preferences', { token, ...chosen }) });
  if (isInvalid(act.error)) return <NoLonger />;
  if (act.isDone) {
    return (
      <LinkScreen title={strings.savedTitle} isAnswer>
        <Done>{strings.savedText}</Done>
      </LinkScreen>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act.run();
  };
  return (
    <LinkScreen title={strings.choiceTitle} lead={strings.choiceLead}>
      <form onSubmit={submit} noValidate>
        <Stack gap={24}>
          <PreferenceFields value={chosen} onChange={setChosen} />
          <Failure error={act.error} />
          <div>
            <Button type="submit" isPending={act.isPending} pendingLabel={strings.saving}>
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
