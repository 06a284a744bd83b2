import { useCallback, useEffect, useState } from 'react';

/**
 * Counts the attempts to submit a form, for its error summary. Reset when `problems`, the number of errors, is zero, so that
 * an error marked while typing does not move the focus.
 */
export function useSubmitAttempts(problems: number): [tries: number, tried: () => void] {
  const [tries, setTries] = useState(problems > 0 ? 1 : 0);
  const tried = useCallback(() => setTries((count) => count + 1), []);
  useEffect(() => {
    if (problems === 0) setTries(0);
  }, [problems, tries]);
  return [tries, tried];
}
