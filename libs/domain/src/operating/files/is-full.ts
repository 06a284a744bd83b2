/** True when the store refused a file for want of space. It wraps what the disk said. */
export function isFull(error: unknown): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = Reflect.get(cause, 'cause')) {
    if (['ENOSPC', 'EDQUOT'].includes(String(Reflect.get(cause, 'code')))) return true;
  }
  return false;
}
