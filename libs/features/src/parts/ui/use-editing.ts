import { useEffect, useRef, useState } from 'react';

/** Id of the button that opens the form of a part. */
export const editButtonId = (part: string): string => `${part}-edit`;

interface Awaited {
  /** The parts that there were when the form was opened. */
  known: readonly string[];
  isSaved: boolean;
}

/**
 * Whether a form is open in place of what it edits. Once it closes, the keyboard goes back to the button that opened it
 * (`button` is its id). A form that adds gives the `parts` there are: after a save it goes to the button of the new one.
 */
export function useEditing(button: string, parts?: readonly string[]) {
  const [isOpen, setOpen] = useState(false);
  const closed = useRef<Awaited | null>(null);
  useEffect(() => {
    if (isOpen || !closed.current) return;
    const { known, isSaved } = closed.current;
    const added = parts?.find((part) => !known.includes(part));
    // What was saved is drawn after the form has closed.
    if (isSaved && parts && !added) return;
    closed.current = null;
    document.getElementById(isSaved && added ? editButtonId(added) : button)?.focus();
  }, [isOpen, button, parts]);
  const known = useRef<readonly string[]>([]);
  return {
    isOpen,
    open: () => {
      known.current = parts ?? [];
      setOpen(true);
    },
    close: (isSaved: boolean) => {
      closed.current = { known: known.current, isSaved };
      setOpen(false);
    },
  };
}
