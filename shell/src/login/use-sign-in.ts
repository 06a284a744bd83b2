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

const NO_PLACE = ['auth.no_organisation', 'auth.access_pending'] as const;
/** Why somebody who proved who they are has nowhere to go. */
export type NoPlace = (typeof NO_PLACE)[number];

/**
 * Where a sign-in stands: the password, then the code where one is asked for, then the codes to be kept. `resuming`: the page
 * was loaded again while a code was asked for, which may be over by now.
 */
export type SignInStep =
  | { name: 'resuming' }
  | { name: 'password'; refusal: string | null }
  | { name: 'no-place'; why: NoPlace }
  | { name: 'code' }
  | { name: 'enrol'; challenge: Extract<ChallengeView, { kind: 'enrol' }> }
  | { name: 'recovery-codes'; codes: string[]; leave: () => void };

export interface SignIn {
  step: SignInStep;
  /** Sends the password. Rejects with a Refusal. */
  sendPassword: (credentials: { email: string; password: string }) => Promise<void>;
  /** Sends a code. Rejects with a Refusal, unless the challenge has expired: then the first step says so. */
  sendCode: (code: string) => Promise<void>;
  restart: () => void;
}

/** A refused sign-in in the words of the screen. */
export class Refusal extends Error {
  /** Heading of the message. */
  readonly title: string;
  /** E-mail and password do not belong together, or not yet. */
  readonly isWrongPair: boolean;

  constructor({ title, message }: { title: string; message: string }, isWrongPair: boolean) {
    super(message);
    this.title = title;
    this.isWrongPair = isWrongPair;
  }
}

const isCalled = (error: unknown, code: string): boolean => error instanceof SessionError && error.code === code;

/* A refusal is told in the server's words; anything else (no connection, a fault) in the screen's own. */
function noticeFor(error: unknown, words: SignInWords): { title: string; message: string } {
  if (!(error instanceof SessionError) || error.status === 0 || error.status >= 500 || !error.message)
    return words.unexpected;
  return error.code === 'auth.not_admin' ? notAdmin : { title: words.failedTitle, message: error.message };
}

/** The page after a sign-in: the one that was asked for, after the choice of the organisation where there is one. */
export function nextPage(inapoi: string | null, { session, memberships }: SignedIn): string {
  const path = returnPath(inapoi, session.organisation);
  if (memberships.length < 2 || (inapoi === path && isSharedPath(path))) return path;
  return inapoi ? `/organizatie?inapoi=${encodeURIComponent(inapoi)}` : '/organizatie';
}

const noPlaceOf = (error: unknown): NoPlace | undefined => NO_PLACE.find((code) => isCalled(error, code));

const FIRST: SignInStep = { name: 'password', refusal: null };

const MARK = 'second-step';
/* Where nothing can be stored, a reload asks for the password again. */
const tab = tabDevice('psp:');

/** Remembers, for this tab, on which sign-in screen a code was asked for; null when none is any more. */
function markSecondStep(screen: string | null): void {
  if (screen) tab.write(MARK, screen);
  else tab.remove(MARK);
}

/** True when this tab was asked for a code on that screen; whether it may still be given, the service knows. */
const wasAtSecondStep = (screen: string): boolean => tab.read(MARK) === screen;

/* Survives a reload at the code: nobody types the password twice because an application took the browser's place. */
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

/** The steps of a sign-in; after success the browser goes where `inapoi` asks, or to the person's own landing page. */
export function useSignIn(screen: 'member' | 'admin', words: SignInWords): SignIn {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [step, setStep] = useSteps(screen);

  const arrive = async (result: SignedIn) => {
    const leave = () => {
      showToast({ ...words.success, tone: 'success' });
      return navigate(nextPage(search.get('inapoi'), result), { replace: true });
    };
    if (!result.recoveryCodes) return leave();
    setStep({ name: 'recovery-codes', codes: result.recoveryCodes, leave: () => void leave() });
  };

  const follow = async (request: ReturnType<typeof signIn>) => {
    const result = await request.catch((error: unknown) => {
      const why = noPlaceOf(error);
      if (why) return setStep({ name: 'no-place', why });
      const notice = noticeFor(error, words);
      if (isCalled(error, 'auth.challenge_expired')) setStep({ name: 'password', refusal: notice.message });
      throw new Refusal(notice, isCalled(error, 'auth.invalid_credentials'));
    });
    if (!result) return;
    if (result.session) {
      markSecondStep(null);
      return arrive(result);
    }
    const { challenge } = result;
    if (challenge.kind !== 'enrol') return setStep({ name: 'code' });
    // The codes at its end are shown once: what draws them must be there before they are made.
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
