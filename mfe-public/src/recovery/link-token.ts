import { tabDevice } from '@psp/remote/editor/device';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/* Without session storage, a reload loses the token. */
const tab = tabDevice('psp:link:');
const SHAPE = /^#([\w-]{20,100})$/;

/** The token in a URL fragment (`#TOKEN`); null for other fragments, such as the skip link's. */
export const tokenIn = (hash: string): string | null => SHAPE.exec(hash)?.[1] ?? null;

export interface LinkToken {
  /** Null when the page was not opened by a link, or the link has been used. */
  token: string | null;
  forget: () => void;
}

/**
 * Returns the token of a mail's link. It is removed from the address bar, to keep it out of the history and copied addresses,
 * and stored for this tab under `name` until `forget` is called.
 */
export function useLinkToken(name: string): LinkToken {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const given = tokenIn(hash);
  const [token, setToken] = useState(() => given ?? tab.read(name));
  useEffect(() => {
    if (!given) return;
    tab.write(name, given);
    setToken(given);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [given, name, pathname, navigate]);
  const forget = () => {
    tab.remove(name);
    setToken(null);
  };
  return { token, forget };
}
