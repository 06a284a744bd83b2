import { Button } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { useAct } from '@psp/remote/act/use-act';
import { NewsletterForm } from '@psp/features/newsletter/ui/newsletter-form';
import { newsletter } from './api.ts';
import { Done, Failure, isInvalidLink, LinkScreen } from './link-screen.tsx';
import { strings } from './strings.ts';
import { WithToken } from './with-token.tsx';

/** Ends a subscription with one press and resumes it with another; linked from each newsletter. */
export function UnsubscribePage() {
  const otherwise = <LinkScreen title={strings.noLinkTitle} lead={strings.noLinkLeave} />;
  return (
    <WithToken title={strings.leaveTitle} otherwise={otherwise}>
      {(token) => <Unsubscribe token={token} />}
    </WithToken>
  );
}

function Unsubscribe({ token }: { token: string }) {
  const act = useAct({
    send: () => newsletter.call('POST /newsletter/subscriptions/unsubscribe', { body: { token } }),
  });
  if (isInvalidLink(act.error)) return <LinkScreen title={strings.invalidTitle} lead={strings.invalidLeave} isAnswer />;
  if (act.isDone) return <Unsubscribed token={token} />;
  return (
    <LinkScreen title={strings.leaveTitle} lead={strings.leaveLead}>
      <Failure error={act.error} />
      <div>
        <Button isPending={act.isPending} pendingLabel={strings.leaving} onPress={() => act.run()}>
          {strings.leave}
        </Button>
      </div>
    </LinkScreen>
  );
}

function Unsubscribed({ token }: { token: string }) {
  const act = useAct({
    send: () => newsletter.call('POST /newsletter/subscriptions/resubscribe', { body: { token } }),
  });
  if (act.isDone) {
    return (
      <LinkScreen title={strings.returnedTitle} isAnswer>
        <Done>{strings.returnedText}</Done>
      </LinkScreen>
    );
  }
  if (isInvalidLink(act.error)) {
    return (
      <LinkScreen title={strings.invalidTitle} lead={strings.invalidReturn} isAnswer>
        <NewsletterForm source="footer" id="newsletter-return" />
      </LinkScreen>
    );
  }
  return (
    <LinkScreen title={strings.leftTitle} isAnswer>
      <Notice tone="success">
        <p>{strings.leftText}</p>
      </Notice>
      <Failure error={act.error} />
      <div>
        <p>{strings.mistake}</p>
        <Button
          variant="secondary"
          isPending={act.isPending}
          pendingLabel={strings.returning}
          onPress={() => act.run()}
        >
          {strings.return}
        </Button>
      </div>
    </LinkScreen>
  );
}
