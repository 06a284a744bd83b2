import { Button } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { NewsletterForm } from '@psp/features/newsletter/ui/newsletter-form';
import { api } from '../common/api.ts';
import { Done, Failure, LinkScreen } from './link-screen.tsx';
import { strings } from './strings.ts';
import { useAct } from './use-link.ts';
import { WithToken } from './with-token.tsx';

const act = (what: 'unsubscribe' | 'resubscribe', token: string) => () =>
  api.post(`/newsletter/subscriptions/${what}`, { token });

/** Where the last line of each newsletter leads: one press ends it, another one takes that back. */
export function UnsubscribePage() {
  const otherwise = <LinkScreen title={strings.noLinkTitle} lead={strings.noLinkLeave} />;
  return (
    <WithToken title={strings.leaveTitle} otherwise={otherwise}>
      {(token) => <Leave token={token} />}
    </WithToken>
  );
}

function Leave({ token }: { token: string }) {
  const { outcome, run } = useAct();
  if (outcome.kind === 'invalid')
    return <LinkScreen title={strings.invalidTitle} lead={strings.invalidLeave} isAnswer />;
  if (outcome.kind === 'done') return <Left token={token} />;
  return (
    <LinkScreen title={strings.leaveTitle} lead={strings.leaveLead}>
      <Failure outcome={outcome} />
      <div>
        <Button
          isPending={outcome.kind === 'working'}
          pendingLabel={strings.leaving}
          onPress={() => void run(act('unsubscribe', token))}
        >
          {strings.leave}
        </Button>
      </div>
    </LinkScreen>
  );
}

function Left({ token }: { token: string }) {
  const { outcome, run } = useAct();
  if (outcome.kind === 'done') {
    return (
      <LinkScreen title={strings.returnedTitle} isAnswer>
        <Done>{strings.returnedText}</Done>
      </LinkScreen>
    );
  }
  if (outcome.kind === 'invalid') {
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
      <Failure outcome={outcome} />
      <div>
        <p>{strings.mistake}</p>
        <Button
          variant="secondary"
          isPending={outcome.kind === 'working'}
          pendingLabel={strings.returning}
          onPress={() => void run(act('resubscribe', token))}
        >
          {strings.return}
        </Button>
      </div>
    </LinkScreen>
  );
}
