import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface Combobox {
  /** What stands in the field. */
  text: string;
  isOpen: boolean;
  /** The line that Enter would open; -1 for none. */
  active: number;
  type: (text: string) => void;
  close: () => void;
  /** Chooses a line, opening the list where it is closed. */
  choose: (line: number) => void;
}

/** The state of a combobox that is open from the start, with the text that stands in its field by then. */
export function useCombobox(initial: string): Combobox {
  const [text, setText] = useState(initial);
  const [active, setActive] = useState(-1);
  // Open on the page where it was opened, so that going to another one closes it.
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(key);
  const set = (page: string | null, line: number) => {
    setOpenOn(page);
    setActive(line);
  };
  return {
    text,
    isOpen: openOn === key,
    active,
    type: (typed) => {
      setText(typed);
      set(key, -1);
    },
    close: () => set(null, -1),
    choose: (line) => set(key, line),
  };
}

/** Lets the events of a field that is in use already drive its combobox; `onEnter` is called with the line to open. */
export function useFieldEvents(
  input: HTMLInputElement,
  combobox: Combobox,
  { lineCount, onEnter }: { lineCount: number; onEnter: (line: number) => void },
): void {
  const { isOpen, active } = combobox;
  const typed = useEffectEvent(() => combobox.type(input.value));
  const catchUp = useEffectEvent(() => {
    if (input.value !== combobox.text) combobox.type(input.value);
  });
  const left = useEffectEvent(() => combobox.close());
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    // One place more than lines: between the last and the first, where none is chosen.
    const places = lineCount + 1;
    if (event.key === 'ArrowDown') combobox.choose(((active + 2) % places) - 1);
    else if (event.key === 'ArrowUp') combobox.choose(((active + places) % places) - 1);
    else if (event.key === 'Enter' && isOpen && active >= 0) onEnter(active);
    else if (event.key === 'Escape' && isOpen) combobox.close();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const { form } = input;
    const type = () => typed();
    const leave = () => left();
    const press = (event: KeyboardEvent) => pressed(event);
    // What was typed between the drawing and now.
    catchUp();
    input.addEventListener('input', type);
    input.addEventListener('click', type);
    input.addEventListener('keydown', press);
    input.addEventListener('blur', leave);
    form?.addEventListener('submit', leave);
    return () => {
      input.removeEventListener('input', type);
      input.removeEventListener('click', type);
      input.removeEventListener('keydown', press);
      input.removeEventListener('blur', leave);
      form?.removeEventListener('submit', leave);
    };
  }, [input]);
}
