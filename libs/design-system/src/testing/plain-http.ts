/** Takes away what browsers have over https only. Returns the function that gives it back. */
export function overPlainHttp(): () => void {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  return () => void Reflect.deleteProperty(crypto, 'randomUUID');
}
