/** Sets the value of a control as a password manager may do: React notices neither an event nor an assignment. */
export function fillIn(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}
