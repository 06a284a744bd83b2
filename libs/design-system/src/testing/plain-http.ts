/** Removes APIs that browsers provide only over https. Returns a function that restores them. */
export function overPlainHttp(): () => void {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  return () => void Reflect.deleteProperty(crypto, 'randomUUID');
}
