import { formatNumber } from '@psp/design-system/format';

const KILO = 1024;

/** A file's size as people read it: "820 kB", "1,4 MB". */
export function showSize(bytes: number): string {
  const kilobytes = bytes / KILO;
  if (kilobytes < KILO) return `${formatNumber(Math.max(1, Math.round(kilobytes)))} kB`;
  return `${formatNumber(Math.round((kilobytes / KILO) * 10) / 10)} MB`;
}
