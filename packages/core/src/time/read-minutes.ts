/** The minutes of a day, which no entry is longer than. */
const day = 1440

const hours = String.raw`(\d+(?:[.,]\d+)?)\s*(?:h|hr|hrs|hour|hours)`
const minutes = String.raw`(\d+)\s*(?:m|min|mins|minute|minutes)`

/** The ways in which a duration is written, with its hours and minutes. */
const forms = [
  { pattern: new RegExp(`^${hours}$`), h: 1, m: 0 },
  { pattern: new RegExp(`^${minutes}$`), h: 0, m: 1 },
  { pattern: new RegExp(`^${hours}\\s*(?:and\\s*)?(?:${minutes}|(\\d{1,2}))$`), h: 1, m: 2 },
  { pattern: /^(\d{1,2}):(\d{2})$/, h: 1, m: 2 },
  { pattern: /^(\d+)$/, h: 0, m: 1 },
]

/**
 * Reads a typed duration in whole minutes, from 1 to 1440: '45', '45 min', '1h 30', '1.5 hours', '1:30'. Null for anything else, such as
 * '1h 75' and '0'.
 */
export function readMinutes(text: string): number | null {
  const typed = text.trim().toLowerCase()
  for (const { pattern, h, m } of forms) {
    const found = pattern.exec(typed)
    if (!found) continue
    const whole = h === 0 ? 0 : Number((found[h] ?? "0").replace(",", "."))
    const rest = m === 0 ? 0 : Number(found[m] ?? found[m + 1] ?? "0")
    if (h > 0 && m > 0 && (rest > 59 || !Number.isInteger(whole))) return null
    const total = Math.round(whole * 60) + rest
    return total >= 1 && total <= day ? total : null
  }
  return null
}

/** Splits minutes evenly among `count` parts. The first ones get a minute of what is left over. */
export function splitMinutes(total: number, count: number): number[] {
  const each = Math.floor(total / count)
  const left = total - each * count
  return Array.from({ length: count }, (_, place) => each + (place < left ? 1 : 0))
}
