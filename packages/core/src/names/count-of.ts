let rules: Intl.PluralRules | undefined

/** '1 hour', '1.5 hours', '1,200 lessons', '2 classes'. */
export function countOf(count: number, one: string, many = pluralOf(one)): string {
  // Only long numbers need the locale, which takes a page milliseconds to load.
  const number = count % 1 === 0 && count < 1000 ? count : count.toLocaleString("en-US")
  rules ??= new Intl.PluralRules("en-US")
  return `${number} ${rules.select(count) === "one" ? one : many}`
}

/** The regular plural of an English noun. */
function pluralOf(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}
