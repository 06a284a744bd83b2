import type { Problem } from '@psp/remote/act/problems';
import { useCallback, useEffect, useState } from 'react';

/**
 * The attempts to send a form whose text is saved besides, for its error summary: `problems` are told from the first attempt
 * on, and anew once there were none, so that an error marked while typing does not move the focus. `send` checks and sends;
 * `tried` counts another attempt.
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
