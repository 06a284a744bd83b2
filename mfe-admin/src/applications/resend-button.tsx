import type { ApplicationView } from '@psp/contracts/applications';
import { Button } from '@psp/design-system/button';
import { refusalOf } from '@psp/remote/act/refusal';
import { useAct } from '@psp/remote/act/use-act';
import { strings } from './strings.ts';
import { CHANGED, decide } from './queries.ts';

/** Sends the mail with the confirmation link once more. What came of it stands beside the button. */
export function ResendButton({ application: { id, contact } }: { application: ApplicationView }) {
  const resend = useAct({
    send: () => decide(id, 'resend'),
    refreshes: CHANGED,
    done: strings.resent,
    about: contact.email,
  });
  return (
    <>
      <span role="status">
        {resend.isDone ? strings.resent : null}
        {resend.error ? refusalOf(resend.error) : null}
      </span>
      <Button isPending={resend.isPending} pendingLabel={strings.resending} onPress={() => resend.run()}>
        {strings.resend}
      </Button>
    </>
  );
}
