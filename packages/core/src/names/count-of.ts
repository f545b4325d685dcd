/** '1 hour', '1.5 hours', '1,200 lessons'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  // Only long numbers need the locale, which takes a page milliseconds to load.
  const number = count % 1 === 0 && count < 1000 ? count : count.toLocaleString("en-US")
  return `${number} ${count === 1 ? one : many}`
}
