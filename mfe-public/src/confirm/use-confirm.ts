import type { linkOperations } from '@psp/contracts/accounts-operations';
import { type Confirmed, confirmed } from '@psp/contracts/registrations';
import { createApi } from '@psp/remote/api';
import { isApiError } from '@psp/remote/api-error';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const identity = createApi<typeof linkOperations>('identity');

/** State of a confirmation. `none`: the page was opened without a token; `password`: the sign-up password is required, too. */
export type Confirmation =
  | { kind: 'none' | 'working' | 'invalid' }
  /** `confirm` rejects with the refusal; when the link itself is refused, the state becomes `invalid`. */
  | { kind: 'password'; confirm: (password: string) => Promise<void> }
  | { kind: 'confirmed'; answer: Confirmed }
  | { kind: 'failed'; error: Error; retry: () => void };

/* Token and answer are stored in the history entry: a reload asks for the password again, or shows the answer without a request. */
function remembered(name: 'token' | 'confirmed'): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}
function remember(what: { token?: string; confirmed?: Confirmed }, address?: string): void {
  window.history.replaceState({ ...window.history.state, token: undefined, ...what }, '', address);
}
const answerBefore = (): Confirmed | null => confirmed.safeParse(remembered('confirmed')).data ?? null;
const tokenBefore = (): string => {
  const token = remembered('token');
  return typeof token === 'string' ? token : '';
};

const hasCode = (error: Error, ...codes: string[]): boolean => isApiError(error) && codes.includes(error.code);
const isRefusal = (error: Error): boolean => hasCode(error, 'link.invalid', 'body.invalid');

/** Returns the token and removes it from the address bar, where it would be visible and stay in the history. */
function useToken(): string {
  const { hash } = useLocation();
  const [token, setToken] = useState(() => hash.slice(1) || tokenBefore());
  useEffect(() => {
    const given = hash.slice(1);
    if (!given) return;
    setToken(given);
    remember({ token: given }, window.location.pathname + window.location.search);
  }, [hash]);
  return token;
}

/** Confirms with the token of the address, once, and returns the state. */
export function useConfirm(): Confirmation {
  const token = useToken();
  const queries = useQueryClient();
  const [before] = useState(() => (token ? null : answerBefore()));
  const queryKey = ['identity', 'confirm', token];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => identity.call('POST /verify', { body: { type: 'email', token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    /* A refetch after a refusal would replace the password form while it runs. */
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (data) remember({ confirmed: data });
  }, [data]);
  const confirm = async (password: string): Promise<void> => {
    try {
      const body = { type: 'email', token, password } as const;
      queries.setQueryData(queryKey, await identity.call('POST /verify', { body }));
    } catch (refused) {
      if (refused instanceof Error && hasCode(refused, 'link.invalid')) await refetch();
      throw refused;
    }
  };
  const answer = data ?? before;
  if (answer) return { kind: 'confirmed', answer };
  if (token === '') return { kind: 'none' };
  if (!error) return { kind: 'working' };
  if (hasCode(error, 'registration.password_needed')) return { kind: 'password', confirm };
  return isRefusal(error) ? { kind: 'invalid' } : { kind: 'failed', error, retry: () => void refetch() };
}
