import { Stack } from '@psp/design-system/page';
import { strings } from './strings.ts';
import { Panel } from './panel.tsx';
import { PasswordForm } from './password-form.tsx';
import { useAccount, useSectionTitle } from './section.ts';
import { securityStrings } from './security-strings.ts';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

/** What protects the account: password, second step, and where it is open. */
export function SecuritySection() {
  const account = useAccount();
  useSectionTitle(strings.security);
  return (
    <Stack gap={24}>
      <Panel title={securityStrings.passwordTitle}>
        <p>{securityStrings.passwordLead}</p>
        <PasswordForm personal={[account.displayName, account.email]} />
      </Panel>
      <TwoFactorPanel state={account.twoFactor} />
      <SessionsPanel />
    </Stack>
  );
}
