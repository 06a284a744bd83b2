import { UnsavedGuard } from '@psp/remote/editor/unsaved-guard';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

type Discard = () => Promise<void>;
type Report = (name: string, discard: Discard | null) => void;
const UnsavedContext = createContext<Report>(() => undefined);

/** Asks before the user leaves a page with unsaved forms. One guard for all forms, because the router supports one blocker. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Discard>>(new Map());
  const report = useMemo<Report>(
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
    <UnsavedContext value={report}>
      <UnsavedGuard isDirty={unsaved.size > 0} onLeave={leave} />
      {children}
    </UnsavedContext>
  );
}

/** Reports to `UnsavedForms` whether the form of this name has unsaved text; `discard` discards it. */
export function useUnsaved(name: string, isUnsaved: boolean, discard: Discard): void {
  const report = useContext(UnsavedContext);
  useEffect(() => {
    report(name, isUnsaved ? discard : null);
    return () => report(name, null);
  }, [report, name, isUnsaved, discard]);
}
