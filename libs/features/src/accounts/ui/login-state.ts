/** What the sign-in screens are told by the page that led there; kept in the history entry, so that a reload keeps it. */
export interface LoginState {
  notice: string;
  /** The address to sign in with: it stands in the form already. */
  email?: string;
  /** True where the notice is of a mail that may not have come: the way to another one stands beside it. */
  mayResend?: boolean;
}

/** What a history entry's state holds of it; null when there is no notice. */
export function loginStateIn(state: unknown): LoginState | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  if (typeof state.notice !== 'string') return null;
  const email = 'email' in state && typeof state.email === 'string' ? state.email : undefined;
  return { notice: state.notice, email, mayResend: 'mayResend' in state && state.mayResend === true };
}
