import { useEffect, useRef, useState } from 'react';

/** Id of the button that opens the form of a part. */
export const editButtonId = (part: string): string => `${part}-edit`;

interface ClosedForm {
  /** Ids of the parts that existed when the form was opened. */
  known: readonly string[];
  isSaved: boolean;
}

/**
 * State of a form that opens in place of the edited part. When it closes, the focus returns to the button with the id `button`. For a
 * form that adds a part, pass the ids of the existing `parts`: after a save the focus moves to the edit button of the new part.
 */
export function useEditing(button: string, parts?: readonly string[]) {
  const [isOpen, setOpen] = useState(false);
  const closed = useRef<ClosedForm | null>(null);
  useEffect(() => {
    if (isOpen || !closed.current) return;
    const { known, isSaved } = closed.current;
    const added = parts?.find((part) => !known.includes(part));
    // The new part is rendered after the form has closed.
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
