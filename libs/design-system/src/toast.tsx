import { useCallback, useEffect, useState } from 'react';

export interface ToastContent {
  title: string;
  message?: string;
  tone: 'success' | 'danger' | 'info';
}

type Shown = typeof import('./toaster.tsx');

let loading: Promise<Shown> | undefined;
/* Set once the toaster is loaded; toasts wait until then. */
let show: Shown['show'] | null = null;
let wanted: (() => void) | null = null;
const waiting: ToastContent[] = [];

/** Shows a toast. Its content must be visible on the page as well. Only the last failure is kept. */
export function showToast(content: ToastContent): void {
  if (show) return show(content);
  waiting.push(content);
  wanted?.();
}

/** Events that load the toaster's code. */
const FIRST_ACTS = ['pointerdown', 'keydown'] as const;

/**
 * Container of toasts, rendered by `DesignProvider`. Toasts stay five seconds, longer while the pointer or the focus is on them, where
 * they cover no control; a failure is dismissed when a form is edited or submitted again. On a phone one at a time.
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
      waiting.length = 0;
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
