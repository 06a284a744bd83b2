import { type RefCallback, useCallback, useState } from 'react';

/** The ref of an element, and whether something of it stands in the window. */
export function useInView(): [RefCallback<Element>, boolean] {
  const [isInView, setInView] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, []);
  return [ref, isInView];
}
