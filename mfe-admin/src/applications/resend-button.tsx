import type { ApplicationView } from '@psp/contracts/applications';
import { Button } from '@psp/design-system/button';
import { showToast } from '@psp/design-system/toast';
import { errorMessage } from '@psp/remote/api-error';
import { useMutation } from '@tanstack/react-query';
import { strings } from './strings.ts';
import type { useDecide } from './queries.ts';

interface ResendButtonProps {
  application: ApplicationView;
  decide: ReturnType<typeof useDecide>;
}

/** Sends the mail with the confirmation link once more. What came of it stands beside the button. */
export function ResendButton({ application, decide }: ResendButtonProps) {
  const resend = useMutation({
    mutationFn: () => decide('resend', {}),
    onSuccess: () => showToast({ title: strings.resent, message: application.contact.email, tone: 'success' }),
  });
  return (
    <>
      <span role="status">
        {resend.isSuccess ? strings.resent : null}
        {resend.error ? errorMessage(resend.error) : null}
      </span>
      <Button isPending={resend.isPending} pendingLabel={strings.resending} onPress={() => resend.mutate()}>
        {strings.resend}
      </Button>
    </>
  );
}
