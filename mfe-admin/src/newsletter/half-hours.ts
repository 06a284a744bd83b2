/** "00:00", "00:30" and so on through the day. */
export const HALF_HOURS = Array.from(
  { length: 48 },
  (_, index) => `${String(index >> 1).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);
