/**
 * A local time for the library that writes calendars. That library asks a date for its parts in the time zone of the process, in which
 * the hour before a change of clocks may not exist, so this date answers with the parts it was made of.
 */
export class WallTime extends Date {
  /** These three make the library take it for a date with a time zone of its own. */
  readonly internal = new Date(0)
  readonly tzComponents = (): never[] => []
  readonly withTimeZone = (): this => this

  /** `local` is YYYY-MM-DDTHH:MM. */
  constructor(local: string) {
    super(`${local}:00.000Z`)
  }

  override getFullYear(): number {
    return this.getUTCFullYear()
  }
  override getMonth(): number {
    return this.getUTCMonth()
  }
  override getDate(): number {
    return this.getUTCDate()
  }
  override getHours(): number {
    return this.getUTCHours()
  }
  override getMinutes(): number {
    return this.getUTCMinutes()
  }
  override getSeconds(): number {
    return this.getUTCSeconds()
  }
}
