import { Button } from '@psp/design-system/button';
import { Stack } from '@psp/design-system/page';
import { useAct } from '@psp/remote/act/use-act';
import { NewsletterForm } from '@psp/features/newsletter/ui/newsletter-form';
import { type FormEvent, useState } from 'react';
import { api } from '../common/api.ts';
import { Done, Failure, LinkScreen } from './link-screen.tsx';
import { strings } from './strings.ts';
import { type Preferences, PreferenceFields } from './preference-fields.tsx';
import { isInvalid } from './use-link.ts';
import { WithToken } from './with-token.tsx';

/** Where the mail of a subscription leads: a press confirms it, since mail scanners open links but press nothing. */
export function ConfirmPage() {
  const otherwise = <AskAgain title={strings.noLinkTitle} lead={strings.noLinkConfirm} />;
  return (
    <WithToken title={strings.confirmTitle} otherwise={otherwise}>
      {(token) => <Confirm token={token} />}
    </WithToken>
  );
}

function Confirm({ token }: { token: string }) {
  const [chosen, setChosen] = useState<Preferences>({ countyCode: null, domains: [] });
  const act = useAct({ send: () => api.post('/newsletter/subscriptions/confirm', { token, ...chosen }) });
  if (isInvalid(act.error)) return <AskAgain title={strings.invalidTitle} lead={strings.invalidConfirm} isAnswer />;
  if (act.isDone) {
    return (
      <LinkScreen title={strings.confirmedTitle} isAnswer>
        <Done>{strings.confirmedText}</Done>
      </LinkScreen>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act.run();
  };
  return (
    <LinkScreen title={strings.confirmTitle} lead={strings.confirmLead}>
      <form onSubmit={submit} noValidate>
        <Stack gap={24}>
          <PreferenceFields value={chosen} onChange={setChosen} />
          <Failure error={act.error} />
          <div>
            <Button type="submit" isPending={act.isPending} pendingLabel={strings.confirming}>
              {strings.confirm}
            </Button>
          </div>
        </Stack>
      </form>
    </LinkScreen>
  );
}

function AskAgain(screen: { title: string; lead: string; isAnswer?: boolean }) {
  return (
    <LinkScreen {...screen}>
      <NewsletterForm source="footer" id="newsletter-again" />
    </LinkScreen>
  );
}
