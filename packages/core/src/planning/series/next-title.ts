/** A number at the end of a title, or a range of numbers such as pages. A longer number is a year. */
const atEnd = /(?<!\d)(?<first>\d{1,3})(?:(?<dash>\s?[-–]\s?)(?<last>\d{1,3}))?$/

/** The title of the lesson that follows: 'Lesson 5' is followed by 'Lesson 6', 'p. 42–43' by 'p. 44–45'. A title without a number stays. */
export function nextTitle(title: string): string {
  return title.replace(atEnd, (...match) => {
    const { first, dash, last } = match.at(-1) as { first: string; dash?: string; last?: string }
    if (dash === undefined || last === undefined) return next(first, 1)
    const pages = Number(last) - Number(first) + 1
    return pages > 0 ? `${next(first, pages)}${dash}${next(last, pages)}` : `${first}${dash}${last}`
  })
}

/** Keeps leading zeros: '09' is followed by '10'. */
function next(number: string, by: number): string {
  return String(Number(number) + by).padStart(number.length, "0")
}
