import { afterEach } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { setApiOrigin } from '@psp/auth/session/address';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';

/** What a screen does next is awaited this long, in milliseconds; a quick machine does not notice. */
configure({ asyncUtilTimeout: 10_000 });

/**
 * Each test file begins without a session and asks its own origin; each test ends with an empty page, which Testing Library sees to by
 * itself only in the file that loads it.
 */
export function beforeTestFile(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  setApiOrigin('');
  useSession.setState(useSession.getInitialState(), true);
  afterEach(cleanup);
}
