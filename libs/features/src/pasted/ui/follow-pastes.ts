type TextControl = HTMLInputElement | HTMLTextAreaElement;

const textControl = (target: EventTarget | null): TextControl | null => {
  if (target instanceof HTMLTextAreaElement) return target.readOnly ? null : target;
  const isText = target instanceof HTMLInputElement && ['text', 'search'].includes(target.type);
  return isText && !target.readOnly ? target : null;
};

/* The browser's own command keeps the change in what Ctrl+Z takes back, and obeys the length that the control allows. */
function write(control: TextControl, words: string): void {
  const text = control instanceof HTMLTextAreaElement ? words : words.replace(/\s+/g, ' ');
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

/**
 * Pastes into every plain field of the page what the copied text says, where the clipboard's own plain text says something else, see
 * `plainPasted`, whose code is loaded when a field takes the focus. Returns what ends it.
 */
export function followPastes(): () => void {
  let read: ((html: string) => string | null) | undefined;
  const load = async (target: EventTarget | null) => {
    if (read || !textControl(target)) return;
    // Without it the browser pastes as ever; the next field that takes the focus tries again.
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
