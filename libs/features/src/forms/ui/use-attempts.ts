import type { Problem } from '@psp/remote/act/problems';
import { useCallback, useEffect, useState } from 'react';

/**
 * Counts the attempts to send a form with its own autosave, for the error summary. `problems` are shown from the first attempt until
 * there are none, so that an error marked while typing does not move the focus. `send` validates and sends; `tried` counts another
 * attempt.
 */
export function useAttempts(problems: readonly Problem[], send: () => Promise<unknown>) {
  const count = problems.length;
  const [tries, setTries] = useState(count > 0 ? 1 : 0);
  const tried = useCallback(() => setTries((earlier) => earlier + 1), []);
  useEffect(() => {
    if (count === 0) setTries(0);
  }, [count, tries]);
  return { tries, tried, problems: tries > 0 ? problems : [], submit: () => void send().then(tried) };
}
