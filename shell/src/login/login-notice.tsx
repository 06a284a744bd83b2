import { Link } from '@psp/design-system/link';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Notice } from '@psp/design-system/notice';
import { strings } from './strings.ts';
import { loginStateIn } from '@psp/features/accounts/ui/login-state';

const isRequest = (path: string | null) => path !== null && /^\/uat\/service-requests\/new(\?|$)/.test(path);

/** What the page that led here has to say, such as that the new password holds; why one signs in to ask for an offer. */
export function LoginNotice() {
  const told = loginStateIn(useLocation().state);
  const [search] = useSearchParams();
  if (!told && isRequest(search.get('inapoi'))) {
    return (
      <Notice tone="info" title={strings.forOfferTitle}>
        <p>{strings.forOffer}</p>
      </Notice>
    );
  }
  return told ? (
    <Notice tone="success" role="status">
      <span>{told.notice}</span>
      {told.mayResend ? <Link href="/confirmare">{strings.notReceived}</Link> : null}
    </Notice>
  ) : null;
}
