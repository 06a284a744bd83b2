type TextControl = HTMLInputElement | HTMLTextAreaElement;

const textControl = (target: EventTarget | null): TextControl | null => {
  if (target instanceof HTMLTextAreaElement) return target.readOnly ? null : target;
  const isText = target instanceof HTMLInputElement && ['text', 'search'].includes(target.type);
  return isText && !target.readOnly ? target : null;
};

/* The browser's own command keeps the change undoable and respects the control's maximum length. */
function write(control: TextControl, words: string): void {
  const text = control instanceof HTMLTextAreaElement ? words : words.replace(/\s+/g, ' ');
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

/**
 * Replaces pastes into the plain fields of the page by the result of `plainPasted`, unless it is null. Its code is loaded when a field
 * takes the focus. Returns the function that removes the listeners.
 */
export function followPastes(): () => void {
  let read: ((html: string) => string | null) | undefined;
  const load = async (target: EventTarget | null) => {
    if (read || !textControl(target)) return;
    // On failure the browser pastes as usual, and the next focused field tries again.
    const loaded = await import('./plain.ts').catch(() => undefined);
    read = loaded?.plainPasted;
  };
  const focus = ({ target }: FocusEvent) => void load(target);
  const paste = (event: ClipboardEvent) => {
    const control = event.defaultPrevented ? null : textControl(event.target);
    const html = control && event.clipboardData?.getData('text/html');
    const words = html ? read?.(html) : null;
    if (!control || typeof words !== 'string') return;
    event.preventDefault();
    write(control, words);
  };
  void load(document.activeElement);
  document.addEventListener('focusin', focus);
  document.addEventListener('paste', paste);
  return () => {
    document.removeEventListener('focusin', focus);
    document.removeEventListener('paste', paste);
  };
}
