import { OwnText } from '@psp/design-system/own-text';
import { Button } from '@psp/design-system/button';
import { refusalOf } from '@psp/remote/act/refusal';
import { useAct } from '@psp/remote/act/use-act';
import { CHANGED } from './changed.ts';
import { strings } from './strings.ts';

interface ResendButtonProps {
  email: string;
  send: () => Promise<unknown>;
}

/** Sends the confirmation mail again. The result is shown beside the button. */
export function ResendButton({ email, send }: ResendButtonProps) {
  const resend = useAct({ send, refreshes: CHANGED, done: strings.resent, about: email });
  return (
    <>
      <span role="status">
        {resend.isDone ? <OwnText>{strings.resent}</OwnText> : null}
        {resend.error ? <OwnText>{refusalOf(resend.error)}</OwnText> : null}
      </span>
      <Button isPending={resend.isPending} pendingLabel={strings.resending} onPress={() => resend.run()}>
        {strings.resend}
      </Button>
    </>
  );
}
