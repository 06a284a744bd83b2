import type { ProposedFactor } from '@psp/contracts/second-factor';
import { Button } from '@psp/design-system/button';
import { Row, Stack } from '@psp/design-system/page';
import { Form } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { isApiError } from '@psp/remote/api-error';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { CodeField, codeForm } from './code-field.tsx';
import { strings as common } from './strings.ts';
import { identity } from './queries.ts';
import { useSectionTitle } from './section.ts';
import { securityStrings as strings } from './security-strings.ts';

interface EnrolFormProps {
  enrolment: ProposedFactor;
  onEnabled: (recoveryCodes: string[]) => void;
  /** The secret is too old; the password has to be given again. */
  onExpired: () => void;
  onCancel: () => void;
}

/** Sets an authenticator up; nothing holds until a code of it is right. */
export function EnrolForm({ enrolment, onEnabled, onExpired, onCancel }: EnrolFormProps) {
  const form = useActForm({
    ...codeForm(),
    codes: { 'auth.code_invalid': 'code' },
    send: async (body) => {
      const { recoveryCodes } = await identity
        .call('POST /factors/:id/verify', { id: enrolment.id, body: { ...body, challenge: 'enrolment' } })
        .catch((error: unknown) => {
          if (isApiError(error) && error.code === 'auth.challenge_expired') onExpired();
          throw error;
        });
      onEnabled(recoveryCodes ?? []);
    },
  });
  useSectionTitle(common.security, form.problems.length > 0);
  return (
    <Stack gap={16}>
      <AuthenticatorSetup {...enrolment} />
      <Form of={form} aria-label={strings.verify}>
        <CodeField {...form.field('code')} />
        <Row gap={12}>
          <Button type="submit" isPending={form.isPending} pendingLabel={strings.enabling}>
            {strings.verify}
          </Button>
          <Button variant="secondary" isDisabled={form.isPending} onPress={onCancel}>
            {common.cancel}
          </Button>
        </Row>
      </Form>
    </Stack>
  );
}
