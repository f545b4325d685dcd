/**
 * Reads calendars and clocks on walls: what they show in a time zone (an IANA name) at a moment, in the Swedish format, which
 * is the ISO one.
 * @throws RangeError for a name that is no zone
 */
export function localFormatter(parts: Intl.DateTimeFormatOptions): (time_zone: string, now: Date) => string {
  // To make one takes as long as a query. There are a few hundred zones; names that are none throw and are not kept.
  const known = new Map<string, Intl.DateTimeFormat>()
  return (time_zone, now) => {
    const format = known.get(time_zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: time_zone, ...parts })
    known.set(time_zone, format)
    return format.format(now)
  }
}
