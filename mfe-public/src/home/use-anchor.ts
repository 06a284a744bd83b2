import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Brings the section that the address names into sight and gives it the focus, also when it comes only after the page's data.
 * Going back leaves the page where it was.
 */
export function useAnchor(isLoaded: boolean): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    if (!isLoaded || !hash || (type === 'POP' && window.scrollY > 0)) return;
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [isLoaded, hash, key, type]);
}
