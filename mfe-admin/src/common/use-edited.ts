import { useState } from 'react';
import { afterSave } from './after-save.ts';

/**
 * A form's content over what is stored. What was typed outlives what others save meanwhile (`theirs`, null while there is
 * nothing to decide): it goes on from theirs, or gives way to it.
 */
export function useEdited<Stored, Content>(given: Stored, contentOf: (stored: Stored) => Content) {
  const [base, setBase] = useState(given);
  const [content, setContent] = useState(() => contentOf(given));
  const [theirs, setTheirs] = useState<Stored | null>(null);
  return {
    /** What the content was written over. */
    base,
    content,
    setContent,
    theirs,
    setTheirs,
    /** Goes on from what is stored now. */
    take: (stored: Stored) => {
      setBase(stored);
      setContent(afterSave(content, contentOf(stored)));
      setTheirs(null);
    },
    keepMine: () => {
      if (theirs) setBase(theirs);
      setTheirs(null);
    },
  };
}
