/** Returns the browser's IANA time zone. Undefined if it reports none, or one that it does not support, such as 'Etc/Unknown'. */
export function browserZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  try {
    new Intl.DateTimeFormat("en", { timeZone })
    return timeZone
  } catch {
    return undefined
  }
}
