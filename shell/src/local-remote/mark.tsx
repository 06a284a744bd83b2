import { lazy, Suspense, useEffect, useState } from 'react';
import type { LocalRemote } from '@psp/contracts/local-remote';
import { ownRemote } from './own-remote.ts';

const Strip = lazy(async () => ({ default: (await import('./strip.tsx')).LocalRemoteStrip }));

/** The mark of a browser with an override. Nothing of it is drawn by the server, nor fetched by others. */
export function LocalRemoteMark() {
  const [local, setLocal] = useState<LocalRemote | null>(null);
  useEffect(() => setLocal(ownRemote()), []);
  return <Suspense>{local ? <Strip {...local} /> : null}</Suspense>;
}
