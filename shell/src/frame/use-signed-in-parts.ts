import { useSession } from '@psp/auth/session';
import { useOnline } from '@psp/remote/use-online';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

type Parts = typeof import('./signed-in.ts')['signedInParts'];

let parts: Parts | null = null;

/** Fetches the code of the parts; null where it does not come. */
export async function loadSignedInParts(): Promise<Parts | null> {
  const module = await import('./signed-in.ts').catch(() => null);
  parts ??= module?.signedInParts ?? null;
  return parts;
}

/**
 * What the frame shows to those who are signed in; null for visitors and until its code is there. Where it did not come, it is
 * asked for again with the next page and when the connection is back.
 */
export function useSignedInParts(): Parts | null {
  const isPresent = useSession((state) => state.status === 'signed-in' || state.ended);
  const [known, setKnown] = useState(parts);
  const isOnline = useOnline();
  const { key } = useLocation();
  useEffect(() => {
    if (isPresent && isOnline) void loadSignedInParts().then(setKnown);
  }, [isPresent, isOnline, key]);
  return isPresent ? known : null;
}
