const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Bucharest',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/* What clocks in Romania show at a moment, read as if it were universal time. */
const shownAt = (moment: number): number => Date.parse(`${wallClock.format(moment).replace(' ', 'T')}Z`);

/** The moment, as ISO text, at which clocks in Romania show this day (`2026-03-05`) and time (`09:30`). */
export function romanianMoment(day: string, time: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const near = wanted - (shownAt(wanted) - wanted);
  // Beside a change of the clocks the first guess is off by the hour that it brings.
  return new Date(near + (wanted - shownAt(near))).toISOString();
}

/** Today in Romania, as `2026-03-05`. */
export const romanianToday = (now: Date): string => wallClock.format(now).slice(0, 10);

/** "00:00", "00:30" and so on through the day. */
export const HALF_HOURS = Array.from(
  { length: 48 },
  (_, index) => `${String(index >> 1).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);
