import { lazy, Suspense, useEffect, useState } from 'react';
import type { LocalRemote } from '@psp/contracts/local-remote';
import { ownRemote } from './own-remote.ts';

const Strip = lazy(async () => ({ default: (await import('./strip.tsx')).LocalRemoteStrip }));

/** Strip in browsers that override a remote. The server renders nothing, and other browsers do not fetch its code. */
export function LocalRemoteMark() {
  const [local, setLocal] = useState<LocalRemote | null>(null);
  useEffect(() => setLocal(ownRemote()), []);
  return <Suspense>{local ? <Strip {...local} /> : null}</Suspense>;
}
