import { plainPasted } from './plain.ts';

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
 * `plainPasted`. Returns what ends it.
 */
export function followPastes(): () => void {
  const paste = (event: ClipboardEvent) => {
    const control = event.defaultPrevented ? null : textControl(event.target);
    const html = control && event.clipboardData?.getData('text/html');
    const words = html ? plainPasted(html) : null;
    if (!control || words === null) return;
    event.preventDefault();
    write(control, words);
  };
  document.addEventListener('paste', paste);
  return () => document.removeEventListener('paste', paste);
}
