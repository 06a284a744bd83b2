/** Puts a value into a control as a password manager may do it: React hears of no event and of no assignment. */
export function fillIn(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}
