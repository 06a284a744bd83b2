import { Link } from '@psp/design-system/link';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Notice } from '@psp/design-system/notice';
import { strings } from './strings.ts';
import { loginStateIn } from '@psp/features/accounts/ui/login-state';

const isRequest = (path: string | null) => path !== null && /^\/uat\/service-requests\/new(\?|$)/.test(path);

/** Notice from the page that navigated here, such as a changed password; or why a request for offers needs a sign-in. */
export function LoginNotice() {
  const loginState = loginStateIn(useLocation().state);
  const [search] = useSearchParams();
  if (!loginState && isRequest(search.get('inapoi'))) {
    return (
      <Notice tone="info" title={strings.forOfferTitle}>
        <p>{strings.forOffer}</p>
      </Notice>
    );
  }
  return loginState ? (
    <Notice tone="success" role="status">
      <span>{loginState.notice}</span>
      {loginState.mayResend ? <Link href="/confirmare">{strings.notReceived}</Link> : null}
    </Notice>
  ) : null;
}
