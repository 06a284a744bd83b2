import { UnsavedGuard } from '@psp/remote/editor/unsaved-guard';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

type Discard = () => Promise<void>;
type Tell = (name: string, discard: Discard | null) => void;
const UnsavedContext = createContext<Tell>(() => undefined);

/** Asks before the page is left while a form on it holds something unsaved; the router knows one such question at a time. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Discard>>(new Map());
  const tell = useMemo<Tell>(
    () => (name, discard) =>
      setUnsaved((known) => {
        const others = new Map(known);
        others.delete(name);
        return discard ? others.set(name, discard) : others;
      }),
    [],
  );
  const leave = async () => void (await Promise.all([...unsaved.values()].map((discard) => discard())));
  return (
    <UnsavedContext value={tell}>
      <UnsavedGuard isDirty={unsaved.size > 0} onLeave={leave} />
      {children}
    </UnsavedContext>
  );
}

/** Says whether the form of this name holds something unsaved, and how that is discarded. */
export function useUnsaved(name: string, isUnsaved: boolean, discard: Discard): void {
  const tell = useContext(UnsavedContext);
  useEffect(() => {
    tell(name, isUnsaved ? discard : null);
    return () => tell(name, null);
  }, [tell, name, isUnsaved, discard]);
}
