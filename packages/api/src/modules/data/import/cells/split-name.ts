/** Words that belong to the last name that follows them, as in 'de la Cruz' and 'Van Dyke'. */
const particles = new Set(
  "af al bin da das de del della den der di do dos du el ibn la le les lo st st. ten ter van vom von zu zum zur".split(
    " ",
  ),
)

const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i

/** Splits a name: 'Ada Byron', 'Byron, Ada', 'Ann Marie de la Cruz', 'John Smith Jr.' or 'Smith, John, Jr.'. */
export function splitWords(whole: string): { first_name: string; last_name: string } {
  const [last = "", first, ...more] = whole.split(",").map((part) => part.trim())
  if (first !== undefined && suffix.test(first)) return splitWords([last, first, ...more].join(" "))
  if (first !== undefined) {
    const added = more.filter((part) => suffix.test(part))
    return { first_name: first, last_name: [last, ...added].join(" ") }
  }
  const words = whole.trim().split(/\s+/)
  const end = words.length - (words.length > 2 && suffix.test(words.at(-1) ?? "") ? 1 : 0)
  let start = end - 1
  while (start > 1 && particles.has((words[start - 1] ?? "").toLowerCase())) start -= 1
  if (start < 1) return { first_name: whole.trim(), last_name: "" }
  return { first_name: words.slice(0, start).join(" "), last_name: words.slice(start).join(" ") }
}
