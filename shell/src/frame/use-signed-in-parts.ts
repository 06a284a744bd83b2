import { useSession } from '@psp/auth/session';
import { useOnline } from '@psp/remote/use-online';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

type Parts = typeof import('./signed-in.ts')['signedInParts'];

let parts: Parts | null = null;

/** Imports the parts; null when the import fails. */
export async function loadSignedInParts(): Promise<Parts | null> {
  const module = await import('./signed-in.ts').catch(() => null);
  parts ??= module?.signedInParts ?? null;
  return parts;
}

/**
 * Parts of the frame for signed-in users; null for visitors and until they are imported. A failed import is retried on the
 * next navigation and when the browser is online again.
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
