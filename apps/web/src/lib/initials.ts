/** Returns the first letter of each name. An emoji or an accented letter counts as one letter. */
export function initialsOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const segments = new Intl.Segmenter("en", { granularity: "grapheme" })
  const first = (name: string) => [...segments.segment(name)][0]?.segment ?? ""
  return (first(first_name) + first(last_name)).toUpperCase()
}
