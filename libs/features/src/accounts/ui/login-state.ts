/** State that another page passes to the sign-in page. It is kept in the history entry, so that it survives a reload. */
export interface LoginState {
  /** Text shown above the form. */
  notice: string;
  /** E-mail address prefilled in the form. */
  email?: string;
  /** True to offer sending the mail again. */
  mayResend?: boolean;
}

/** Reads the login state from a history entry's state; null without a notice. */
export function loginStateIn(state: unknown): LoginState | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  if (typeof state.notice !== 'string') return null;
  const email = 'email' in state && typeof state.email === 'string' ? state.email : undefined;
  return { notice: state.notice, email, mayResend: 'mayResend' in state && state.mayResend === true };
}
