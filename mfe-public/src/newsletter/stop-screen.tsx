import { Button } from '@psp/design-system/button';
import { useAct } from '@psp/remote/act/use-act';
import { Done, Failure, isInvalidLink, LinkScreen } from './link-screen.tsx';
import { WithToken } from './with-token.tsx';

interface StopScreenProps {
  /** Texts for each state of the page. */
  strings: Record<
    | 'title'
    | 'lead'
    | 'stop'
    | 'stopping'
    | 'stoppedTitle'
    | 'stoppedText'
    | 'noLinkTitle'
    | 'noLink'
    | 'invalidTitle'
    | 'invalid',
    string
  >;
  /** Stops the mails for the recipient with this token. */
  stop: (token: string) => Promise<unknown>;
}

/** Page that stops recurring mails with one press, without signing in; linked from each of them. */
export function StopScreen(props: StopScreenProps) {
  const { strings } = props;
  const otherwise = <LinkScreen title={strings.noLinkTitle} lead={strings.noLink} />;
  return (
    <WithToken title={strings.title} otherwise={otherwise}>
      {(token) => <Stop {...props} token={token} />}
    </WithToken>
  );
}

function Stop({ strings, stop, token }: StopScreenProps & { token: string }) {
  const act = useAct({ send: () => stop(token) });
  if (isInvalidLink(act.error)) return <LinkScreen title={strings.invalidTitle} lead={strings.invalid} isAnswer />;
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
