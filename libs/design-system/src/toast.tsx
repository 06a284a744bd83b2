import { useCallback, useEffect, useState } from 'react';

export interface ToastContent {
  title: string;
  message?: string;
  tone: 'success' | 'danger' | 'info';
}

type Shown = typeof import('./toaster.tsx');

let loading: Promise<Shown> | undefined;
/* Shows a toast once there is somewhere to show it; until then they wait. */
let show: Shown['show'] | null = null;
let wanted: (() => void) | null = null;
const waiting: ToastContent[] = [];

/** Tells what was just done or why it was not; it must be visible on the page as well. Of failures the last one shows. */
export function showToast(content: ToastContent): void {
  if (show) return show(content);
  waiting.push(content);
  wanted?.();
}

/** Nothing is told to somebody who has done nothing yet. */
const FIRST_ACTS = ['pointerdown', 'keydown'] as const;

/**
 * Where toasts appear; `DesignProvider` renders it. Its code comes with the first thing a person does on the page. Eight seconds,
 * longer while pointed at or focused; that of a failure goes when a form is corrected or sent again. On a phone one at a time,
 * over the header, where no field is being filled in.
 */
export function Toaster() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const load = () => {
      loading ??= import('./toaster.tsx');
      loading.then(setShown, () => (loading = undefined));
    };
    wanted = load;
    if (waiting.length > 0) load();
    for (const act of FIRST_ACTS) document.addEventListener(act, load, { once: true, capture: true });
    return () => {
      wanted = null;
      show = null;
      for (const act of FIRST_ACTS) document.removeEventListener(act, load, { capture: true });
    };
  }, []);
  const onReady = useCallback(() => {
    if (!shown) return;
    show = shown.show;
    for (const content of waiting.splice(0)) shown.show(content);
  }, [shown]);
  return shown ? <shown.Toasts onReady={onReady} /> : null;
}
