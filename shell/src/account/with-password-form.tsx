import { Button } from '@psp/design-system/button';
import { Row } from '@psp/design-system/page';
import { CurrentPasswordField } from '@psp/features/accounts/ui/current-password-field';
import { Form } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { type ReactNode, useEffect } from 'react';
import { strings } from './strings.ts';
import { useSectionTitle } from './section.ts';

interface WithPasswordFormProps {
  /** `id` of the field, unique on the page. */
  id: string;
  /** Section of the account, for the document title. */
  section: string;
  /** Explanation above the field. */
  lead?: ReactNode;
  label: string;
  pendingLabel: string;
  isDanger?: boolean;
  /** Performs the action; a rejection is shown in the form. */
  send: (password: string) => Promise<void>;
  /** Given when the form replaces the button that opened it: adds a cancel button and focuses the field. */
  onCancel?: () => void;
  /** Renders help for some errors, such as a link to where the cause can be fixed. */
  help?: (error: unknown) => ReactNode;
}

const schema = () => import('@psp/contracts/accounts').then(({ withPassword }) => withPassword);

/** Form of an action that requires the current password. */
export function WithPasswordForm(props: WithPasswordFormProps) {
  const { id, section, lead, label, pendingLabel, isDanger = false, send, onCancel, help } = props;
  const form = useActForm({
    blank: { password: '' },
    ids: { password: id },
    schema,
    missing: { password: strings.passwordMissing },
    codes: { 'account.password_wrong': 'password' },
    send: ({ password }) => send(password),
  });
  useSectionTitle(section, form.problems.length > 0);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) document.getElementById(id)?.focus();
  }, [id, isOpened]);
  return (
    <Form of={form} aria-label={label}>
      {form.error ? help?.(form.error) : null}
      {lead}
      <CurrentPasswordField {...form.field('password')} name="current-password" label={strings.password} />
      <Row gap={12}>
        <Button
          type="submit"
          variant={isDanger ? 'danger' : 'primary'}
          isPending={form.isPending}
          pendingLabel={pendingLabel}
        >
          {label}
        </Button>
        {onCancel ? (
          <Button variant="secondary" isDisabled={form.isPending} onPress={onCancel}>
            {strings.cancel}
          </Button>
        ) : null}
      </Row>
    </Form>
  );
}
