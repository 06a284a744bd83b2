import type { Enrolment } from '@psp/contracts/accounts';
import { Button } from '@psp/design-system/button';
import { Row, Stack } from '@psp/design-system/page';
import { isApiError } from '@psp/remote/api-error';
import { useState } from 'react';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { bareCode, CodeField, codeProblem } from './code-field.tsx';
import { Form } from '@psp/features/accounts/ui/form';
import { strings as common } from './strings.ts';
import { identity } from './queries.ts';
import { refusal } from '@psp/features/accounts/ui/refusal';
import { useSectionTitle } from './section.ts';
import { securityStrings as strings } from './security-strings.ts';
import { useSubmit } from '@psp/features/accounts/ui/use-submit';

interface EnrolFormProps {
  enrolment: Enrolment;
  onEnabled: (recoveryCodes: string[]) => void;
  /** The secret is too old; the password has to be given again. */
  onExpired: () => void;
  onCancel: () => void;
}

/** Sets an authenticator up; nothing holds until a code of it is right. */
export function EnrolForm({ enrolment, onEnabled, onExpired, onCancel }: EnrolFormProps) {
  const [code, setCode] = useState('');
  const form = useSubmit({
    check: () => {
      const message = codeProblem(code, false);
      return message ? [{ id: 'code', message }] : [];
    },
    send: async () => {
      const answer = await identity.post<{ recoveryCodes: string[] }>('/factors/verify', { code: bareCode(code) });
      onEnabled(answer.recoveryCodes);
    },
    explain: (error) => {
      if (isApiError(error) && error.code === 'auth.challenge_expired') onExpired();
      return refusal(error, { code: 'code', 'auth.code_invalid': 'code' });
    },
  });
  useSectionTitle(common.security, form.errors.length > 0);
  return (
    <Stack gap={16}>
      <AuthenticatorSetup {...enrolment} />
      <Form errors={form.errors} onSubmit={form.submit} aria-label={strings.verify}>
        <CodeField {...form.fieldOf('code')} value={code} onChange={setCode} />
        <Row gap={12}>
          <Button type="submit" isPending={form.isBusy} pendingLabel={strings.enabling}>
            {strings.verify}
          </Button>
          <Button variant="secondary" isDisabled={form.isBusy} onPress={onCancel}>
            {common.cancel}
          </Button>
        </Row>
      </Form>
    </Stack>
  );
}
