export type ZonedParts = { year: number; month: number; day: number; hour: number; minute: number; weekday: number };

const clocks = new Map<string, Intl.DateTimeFormat>();

// Parts of the English calendar: the one Intl feature that Node and every browser agree on for any time zone.
function clock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(timeZone, made);
  return made;
}

/** Local date and time in a time zone at an instant. */
export function zonedParts(date: Date, timeZone: string): ZonedParts {
  const found = Object.fromEntries(
    clock(timeZone)
      .formatToParts(date)
      .map(part => [part.type, Number(part.value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = found;
  return { year, month, day, hour, minute, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() };
}
