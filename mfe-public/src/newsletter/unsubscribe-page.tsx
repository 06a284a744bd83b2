import { Button } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { NewsletterForm } from '@psp/remote/newsletter/newsletter-form';
import { api } from '../common/api.ts';
import { Done, Failure, LinkScreen } from './link-screen.tsx';
import { messages } from './messages.ts';
import { useAct } from './use-link.ts';
import { WithToken } from './with-token.tsx';

const act = (what: 'unsubscribe' | 'resubscribe', token: string) => () =>
  api.post(`/newsletter/subscriptions/${what}`, { token });

/** Where the last line of each newsletter leads: one press ends it, another one takes that back. */
export function UnsubscribePage() {
  const otherwise = <LinkScreen title={messages.noLinkTitle} lead={messages.noLinkLeave} />;
  return (
    <WithToken title={messages.leaveTitle} otherwise={otherwise}>
      {(token) => <Leave token={token} />}
    </WithToken>
  );
}

function Leave({ token }: { token: string }) {
  const { outcome, run } = useAct();
  if (outcome.kind === 'invalid')
    return <LinkScreen title={messages.invalidTitle} lead={messages.invalidLeave} isAnswer />;
  if (outcome.kind === 'done') return <Left token={token} />;
  return (
    <LinkScreen title={messages.leaveTitle} lead={messages.leaveLead}>
      <Failure outcome={outcome} />
      <div>
        <Button
          isPending={outcome.kind === 'working'}
          pendingLabel={messages.leaving}
          onPress={() => void run(act('unsubscribe', token))}
        >
          {messages.leave}
        </Button>
      </div>
    </LinkScreen>
  );
}

function Left({ token }: { token: string }) {
  const { outcome, run } = useAct();
  if (outcome.kind === 'done') {
    return (
      <LinkScreen title={messages.returnedTitle} isAnswer>
        <Done>{messages.returnedText}</Done>
      </LinkScreen>
    );
  }
  if (outcome.kind === 'invalid') {
    return (
      <LinkScreen title={messages.invalidTitle} lead={messages.invalidReturn} isAnswer>
        <NewsletterForm source="footer" id="newsletter-return" />
      </LinkScreen>
    );
  }
  return (
    <LinkScreen title={messages.leftTitle} isAnswer>
      <Notice tone="success">
        <p>{messages.leftText}</p>
      </Notice>
      <Failure outcome={outcome} />
      <div>
        <p>{messages.mistake}</p>
        <Button
          variant="secondary"
          isPending={outcome.kind === 'working'}
          pendingLabel={messages.returning}
          onPress={() => void run(act('resubscribe', token))}
        >
          {messages.return}
        </Button>
      </div>
    </LinkScreen>
  );
}
