import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Reports values of a control as changes that came without an event: filled in by the browser or a password manager, or typed before
 * hydration. Checks the control when it appears empty, and before its form is submitted. Returns the ref of the control.
 */
export function useFilledIn<Control extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
  value: string,
  onChange: (value: string) => void,
) {
  const control = useRef<Control>(null);
  // Compared with the rendered text: a control may show less than its value, such as no line breaks.
  const drawn = useRef('');
  const present = () => control.current?.value ?? '';
  useLayoutEffect(() => {
    drawn.current = present();
  });
  const appear = useEffectEvent(() => {
    if (value === '' && present() !== '') onChange(present());
  });
  const send = useEffectEvent(() => {
    if (present() !== drawn.current) onChange(present());
  });
  useEffect(() => {
    if (control.current instanceof HTMLSelectElement) return;
    appear();
  }, []);
  useEffect(() => {
    const form = control.current?.form;
    const look = () => send();
    form?.addEventListener('submit', look, { capture: true });
    return () => form?.removeEventListener('submit', look, { capture: true });
  }, []);
  return control;
}
