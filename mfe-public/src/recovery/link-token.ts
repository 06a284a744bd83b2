import { tabDevice } from '@psp/remote/editor/device';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/* Where nothing can be stored, a reload asks for the link again. */
const tab = tabDevice('psp:link:');
const SHAPE = /^#([\w-]{20,100})$/;

/** The token of an address's fragment (`#TOKEN`); null for any other fragment, such as that of the skip link. */
export const tokenIn = (hash: string): string | null => SHAPE.exec(hash)?.[1] ?? null;

export interface LinkToken {
  /** Null when the page was not opened by a link, or the link has been used. */
  token: string | null;
  forget: () => void;
}

/**
 * The token that a link of a mail carries. It is taken out of the address bar, so that it is in no history and no copied
 * address, and kept for this tab under `name` until it is used.
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
