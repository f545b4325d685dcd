/**
 * Creates a function that formats the local time in a time zone (an IANA name) at a moment. It uses the Swedish format, which
 * is ISO 8601.
 * @throws RangeError for an unknown time zone
 */
export function localFormatter(parts: Intl.DateTimeFormatOptions): (time_zone: string, now: Date) => string {
  // Creating a formatter takes as long as a query, so they are cached. There are a few hundred time zones, and unknown names
  // throw before they are stored.
  const known = new Map<string, Intl.DateTimeFormat>()
  return (time_zone, now) => {
    const format = known.get(time_zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: time_zone, ...parts })
    known.set(time_zone, format)
    return format.format(now)
  }
}
