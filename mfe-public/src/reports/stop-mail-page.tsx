import { Button } from '@psp/design-system/button';
import { useAct } from '@psp/remote/act/use-act';
import { api } from '../common/api.ts';
import { Done, Failure, LinkScreen } from '../newsletter/link-screen.tsx';
import { isInvalid } from '../newsletter/use-link.ts';
import { WithToken } from '../newsletter/with-token.tsx';
import { strings } from './strings.ts';

/** Where the last line of each monthly report leads: one press ends them, without signing in. */
export function StopMailPage() {
  const otherwise = <LinkScreen title={strings.noLinkTitle} lead={strings.noLink} />;
  return (
    <WithToken title={strings.title} otherwise={otherwise}>
      {(token) => <Stop token={token} />}
    </WithToken>
  );
}

function Stop({ token }: { token: string }) {
  const act = useAct({ send: () => api.post('/report-mails/stop', { token }) });
  if (isInvalid(act.error)) return <LinkScreen title={strings.invalidTitle} lead={strings.invalid} isAnswer />;
  if (act.isDone) {
    return (
      <LinkScreen title={strings.stoppedTitle} isAnswer>
        <Done>{strings.stoppedText}</Done>
      </LinkScreen>
    );
  }
  return (
    <LinkScreen title={strings.title} lead={strings.lead}>
      <Failure error={act.error} />
      <div>
        <Button isPending={act.isPending} pendingLabel={strings.stopping} onPress={() => act.run()}>
          {strings.stop}
        </Button>
      </div>
    </LinkScreen>
  );
}
