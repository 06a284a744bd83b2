import { useCallback, useEffect, useState } from 'react';

/**
 * Counts the attempts to send a form, for its summary of errors; `problems` is how many errors it has now. Once there is
 * none the count is zero again, so that a mark made while the person types brings no summary that takes the focus.
 */
export function useTries(problems: number): [tries: number, tried: () => void] {
  const [tries, setTries] = useState(problems > 0 ? 1 : 0);
  const tried = useCallback(() => setTries((count) => count + 1), []);
  useEffect(() => {
    if (problems === 0) setTries(0);
  }, [problems, tries]);
  return [tries, tried];
}
