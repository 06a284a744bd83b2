import { NewsletterForm } from '@psp/features/newsletter/ui/newsletter-form';
import { newsletter } from './api.ts';
import { LinkScreen } from './link-screen.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { strings } from './strings.ts';
import { WithToken } from './with-token.tsx';

/** Confirms a subscription when a button is pressed, because mail scanners open links but press no buttons. */
export function ConfirmPage() {
  const otherwise = <RequestNewLink title={strings.noLinkTitle} lead={strings.noLinkConfirm} />;
  return (
    <WithToken title={strings.confirmTitle} otherwise={otherwise}>
      {(token) => <Confirm token={token} />}
    </WithToken>
  );
}

const WORDS = {
  ...{ title: strings.confirmTitle, lead: strings.confirmLead },
  ...{ submit: strings.confirm, pending: strings.confirming },
  ...{ doneTitle: strings.confirmedTitle, doneText: strings.confirmedText },
};
const NONE = { countyCode: null, domains: [] };

const Confirm = ({ token }: { token: string }) => (
  <PreferencesForm
    stored={NONE}
    words={WORDS}
    send={(chosen) => newsletter.call('POST /newsletter/subscriptions/confirm', { body: { token, ...chosen } })}
    invalid={<RequestNewLink title={strings.invalidTitle} lead={strings.invalidConfirm} isAnswer />}
  />
);

function RequestNewLink(screen: { title: string; lead: string; isAnswer?: boolean }) {
  return (
    <LinkScreen {...screen}>
      <NewsletterForm source="footer" id="newsletter-again" />
    </LinkScreen>
  );
}
