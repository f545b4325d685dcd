/** Where the browser says it is (IANA); undefined where it does not know, or names what is no zone even to itself, as 'Etc/Unknown'. */
export function browserZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  try {
    new Intl.DateTimeFormat("en", { timeZone })
    return timeZone
  } catch {
    return undefined
  }
}
