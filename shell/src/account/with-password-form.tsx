import { Button } from '@psp/design-system/button';
import { Row } from '@psp/design-system/page';
import { type ReactNode, useEffect, useState } from 'react';
import { CurrentPasswordField } from '@psp/features/accounts/ui/current-password-field';
import { Form } from '@psp/features/accounts/ui/form';
import { strings } from './strings.ts';
import { refusal } from '@psp/features/accounts/ui/refusal';
import { useSectionTitle } from './section.ts';
import { useSubmit } from '@psp/features/accounts/ui/use-submit';

interface WithPasswordFormProps {
  /** Distinguishes the field from those of other forms on the page. */
  id: string;
  /** The section of the account, for the title of the tab. */
  section: string;
  /** What the deed brings, above the field. */
  lead?: ReactNode;
  label: string;
  pendingLabel: string;
  isDanger?: boolean;
  /** Does it; a rejection is told at the form. */
  send: (password: string) => Promise<void>;
  /** Given where the form stands in place of a button. */
  onCancel?: () => void;
  /** Stands under the errors of some refusals, such as a link to where it can be put right. */
  help?: (error: unknown) => ReactNode;
}

/** A deed that asks for the password once more. */
export function WithPasswordForm(props: WithPasswordFormProps) {
  const { id, section, lead, label, pendingLabel, isDanger = false, send, onCancel, help } = props;
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const form = useSubmit({
    check: () => (password ? [] : [{ id, message: strings.passwordMissing }]),
    send: () => {
      setFailure(null);
      return send(password);
    },
    explain: (error) => {
      setFailure(error);
      return refusal(error, { password: id, 'account.password_wrong': id });
    },
  });
  useSectionTitle(section, form.errors.length > 0);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) document.getElementById(id)?.focus();
  }, [id, isOpened]);
  return (
    <Form errors={form.errors} onSubmit={form.submit} aria-label={label}>
      {failure ? help?.(failure) : null}
      {lead}
      <CurrentPasswordField {...form.fieldOf(id)} label={strings.password} value={password} onChange={setPassword} />
      <Row gap={12}>
        <Button
          type="submit"
          variant={isDanger ? 'danger' : 'primary'}
          isPending={form.isBusy}
          pendingLabel={pendingLabel}
        >
          {label}
        </Button>
        {onCancel ? (
          <Button variant="secondary" isDisabled={form.isBusy} onPress={onCancel}>
            {strings.cancel}
          </Button>
        ) : null}
      </Row>
    </Form>
  );
}
