import { Link } from '@psp/design-system/link';
import { useLocation } from 'react-router-dom';
import { Notice } from '@psp/design-system/notice';
import { strings } from './strings.ts';
import { loginStateIn } from '@psp/features/accounts/ui/login-state';

/** What the page that led here has to say, such as that the new password holds. */
export function LoginNotice() {
  const told = loginStateIn(useLocation().state);
  return told ? (
    <Notice tone="success" role="status">
      <span>{told.notice}</span>
      {told.mayResend ? <Link href="/confirmare">{strings.notReceived}</Link> : null}
    </Notice>
  ) : null;
}
