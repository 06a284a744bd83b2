import { useRef } from 'react';

/**
 * Idempotency keys of a form: sending the same thing again after a failure carries the same key, so that it makes one row;
 * another thing, or the same after `settle`, is a new intention.
 */
export function useIntention() {
  const last = useRef({ text: '', key: '' });
  const keyFor = (body: unknown): string => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
  const settle = () => {
    last.current = { text: '', key: '' };
  };
  return { keyFor, settle };
}
