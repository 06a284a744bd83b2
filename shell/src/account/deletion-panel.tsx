import { useSession } from '@psp/auth/session';
import { Link } from '@psp/design-system/link';
import { isApiError } from '@psp/remote/api-error';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { showToast } from '@psp/design-system/toast';
import { dataStrings as strings } from './data-strings.ts';
import { strings as common } from './strings.ts';
import { Panel } from './panel.tsx';
import { identity, useRefetchAccount } from './queries.ts';
import { WithPasswordForm } from './with-password-form.tsx';

/** Explains and schedules the deletion of the account; `DeletionBanner` cancels it. */
export function DeletionPanel() {
  const refetchAccount = useRefetchAccount();
  const kind = useSession((state) => state.kind);
  const send = async (password: string) => {
    await identity.call('POST /user/deletion', { body: { password } });
    await refetchAccount().catch(() => undefined);
    showToast({ title: common.doneTitle, message: strings.scheduledText, tone: 'success' });
    window.scrollTo({ top: 0 });
    keepKeyboardOnPage();
  };
  const help = (error: unknown) =>
    kind && isApiError(error) && error.code === 'account.last_owner' ? (
      <Link href={`/${kind}/members`}>{strings.toMembers}</Link>
    ) : null;
  return (
    <Panel title={strings.deleteTitle}>
      {strings.deleteLead.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <WithPasswordForm
        id="deletion-password"
        section={common.data}
        label={strings.delete}
        pendingLabel={strings.deleting}
        isDanger
        send={send}
        help={help}
      />
    </Panel>
  );
}
