import type { SubscriptionPreferences } from '@psp/contracts/newsletter';
import { Button } from '@psp/design-system/button';
import { NewsletterForm } from '@psp/features/newsletter/ui/newsletter-form';
import { useQuery } from '@tanstack/react-query';
import { newsletter } from './api.ts';
import { Failure, isInvalidLink, LinkScreen } from './link-screen.tsx';
import { strings } from './strings.ts';
import { PreferencesForm } from './preferences-form.tsx';
import { WithToken } from './with-token.tsx';

/** Shows and changes the preferences of a subscription; linked from each newsletter. */
export function PreferencesPage() {
  const otherwise = <LinkScreen title={strings.noLinkTitle} lead={strings.noLinkChoice} />;
  return (
    <WithToken title={strings.choiceTitle} otherwise={otherwise}>
      {(token) => <StoredPreferences token={token} />}
    </WithToken>
  );
}

function StoredPreferences({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['public', 'newsletter-preferences', token],
    queryFn: () => newsletter.call('POST /newsletter/subscriptions/preferences/read', { body: { token } }),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (isInvalidLink(error)) return <InvalidLink />;
  if (data) {
    const send = (chosen: SubscriptionPreferences) =>
      newsletter.call('POST /newsletter/subscriptions/preferences', { body: { token, ...chosen } });
    return <PreferencesForm stored={data} words={WORDS} send={send} invalid={<InvalidLink />} />;
  }
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

const WORDS = {
  ...{ title: strings.choiceTitle, lead: strings.choiceLead },
  ...{ submit: strings.save, pending: strings.saving },
  ...{ doneTitle: strings.savedTitle, doneText: strings.savedText },
};

const InvalidLink = () => (
  <LinkScreen title={strings.invalidTitle} lead={strings.invalidChoice} isAnswer>
    <NewsletterForm source="footer" id="newsletter-choice" />
  </LinkScreen>
);
