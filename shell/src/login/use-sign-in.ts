import type { SignedIn } from '@psp/auth/session/answers';
import { isSharedPath, returnPath } from '@psp/auth/session/areas';
import { SessionError } from '@psp/auth/session/request';
import { enterSecondFactor, isCodeAwaited, signIn } from '@psp/auth/session/sign-in';
import type { ChallengeView } from '@psp/contracts/accounts';
import { showToast } from '@psp/design-system/toast';
import { tabDevice } from '@psp/remote/editor/device';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { loadEnrolment } from './enrolment.ts';
import { notAdmin, type SignInWords } from './strings.ts';

const NO_ACCESS = ['auth.no_organisation', 'auth.access_pending'] as const;
/** Reason why a user with correct credentials cannot enter any organisation. */
export type NoAccess = (typeof NO_ACCESS)[number];

/**
 * State of a sign-in: password, then a code if required, then new recovery codes. `resuming`: the page was reloaded at the
 * code, and the service is asked whether the challenge is still valid.
 */
export type SignInStep =
  | { name: 'resuming' }
  | { name: 'password'; refusal: string | null }
  | { name: 'no-access'; why: NoAccess }
  | { name: 'code' }
  | { name: 'enrol'; challenge: Extract<ChallengeView, { kind: 'enrol' }> }
  | { name: 'recovery-codes'; codes: string[]; leave: () => void };

export interface SignIn {
  step: SignInStep;
  /** Sends the password. Rejects with a Refusal. */
  sendPassword: (credentials: { email: string; password: string }) => Promise<void>;
  /** Sends a code. Rejects with a Refusal; when the challenge has expired, also returns to the password. */
  sendCode: (code: string) => Promise<void>;
  restart: () => void;
}

/** A failed sign-in with the title and message of the page. */
export class Refusal extends Error {
  /** Title of the message. */
  readonly title: string;
  /** The e-mail or password is wrong, or the account is not confirmed. */
  readonly isWrongPair: boolean;

  constructor({ title, message }: { title: string; message: string }, isWrongPair: boolean) {
    super(message);
    this.title = title;
    this.isWrongPair = isWrongPair;
  }
}

const hasCode = (error: unknown, code: string): boolean => error instanceof SessionError && error.code === code;

/* A refusal has the server's message; other failures (no connection, 5xx) have the page's own. */
function noticeFor(error: unknown, words: SignInWords): { title: string; message: string } {
  if (!(error instanceof SessionError) || error.status === 0 || error.status >= 500 || !error.message)
    return words.unexpected;
  return error.code === 'auth.not_admin' ? notAdmin : { title: words.failedTitle, message: error.message };
}

/** Path after a sign-in: the requested page, preceded by the choice of organisation when there are several. */
export function nextPage(inapoi: string | null, { session, memberships }: SignedIn): string {
  const path = returnPath(inapoi, session.organisation);
  if (memberships.length < 2 || (inapoi === path && isSharedPath(path))) return path;
  return inapoi ? `/organizatie?inapoi=${encodeURIComponent(inapoi)}` : '/organizatie';
}

const noAccessReason = (error: unknown): NoAccess | undefined => NO_ACCESS.find((code) => hasCode(error, code));

const FIRST: SignInStep = { name: 'password', refusal: null };

const SECOND_STEP_KEY = 'second-step';
/* Without session storage, a reload starts again at the password. */
const tabStorage = tabDevice('psp:');

/** Stores for this tab on which sign-in page a code is expected; null clears it. */
function markSecondStep(screen: string | null): void {
  if (screen) tabStorage.write(SECOND_STEP_KEY, screen);
  else tabStorage.remove(SECOND_STEP_KEY);
}

/** True when this tab was at the code on that page. The challenge may have expired since. */
const wasAtSecondStep = (screen: string): boolean => tabStorage.read(SECOND_STEP_KEY) === screen;

/* The code step survives a reload, because phones may discard the page while the authenticator app is open. */
function useSteps(screen: 'member' | 'admin') {
  const [step, setStep] = useState<SignInStep>(() => (wasAtSecondStep(screen) ? { name: 'resuming' } : FIRST));
  const isResuming = step.name === 'resuming';
  useEffect(() => {
    if (!isResuming) return;
    let isLeft = false;
    void isCodeAwaited().then((isAwaited) => {
      if (!isLeft) setStep(isAwaited ? { name: 'code' } : FIRST);
    });
    return () => {
      isLeft = true;
    };
  }, [isResuming]);
  useEffect(() => {
    if (step.name !== 'resuming') markSecondStep(step.name === 'code' ? screen : null);
  }, [step, screen]);
  return [step, setStep] as const;
}

/** State and actions of a sign-in. After success it navigates to `?inapoi=` or to the user's landing page. */
export function useSignIn(screen: 'member' | 'admin', words: SignInWords): SignIn {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [step, setStep] = useSteps(screen);

  const finish = async (result: SignedIn) => {
    const leave = () => {
      showToast({ ...words.success, tone: 'success' });
      return navigate(nextPage(search.get('inapoi'), result), { replace: true });
    };
    if (!result.recoveryCodes) return leave();
    setStep({ name: 'recovery-codes', codes: result.recoveryCodes, leave: () => void leave() });
  };

  const follow = async (request: ReturnType<typeof signIn>) => {
    const result = await request.catch((error: unknown) => {
      const why = noAccessReason(error);
      if (why) return setStep({ name: 'no-access', why });
      const notice = noticeFor(error, words);
      if (hasCode(error, 'auth.challenge_expired')) setStep({ name: 'password', refusal: notice.message });
      throw new Refusal(notice, hasCode(error, 'auth.invalid_credentials'));
    });
    if (!result) return;
    if (result.session) {
      markSecondStep(null);
      return finish(result);
    }
    const { challenge } = result;
    if (challenge.kind !== 'enrol') return setStep({ name: 'code' });
    // The recovery codes are shown once, so the code that renders them is loaded before they are created.
    await loadEnrolment();
    setStep({ name: 'enrol', challenge });
  };

  return {
    step,
    sendPassword: (credentials) => follow(signIn(credentials, screen)),
    sendCode: (code) => follow(enterSecondFactor(code)),
    restart: () => setStep(FIRST),
  };
}
