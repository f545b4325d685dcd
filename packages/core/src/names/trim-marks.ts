/** A text without the given marks at its ends, in linear time: a regular expression begins again at each of many marks inside. */
export function trimMarks(text: string, marks: { start?: string; end?: string }): string {
  let [start, end] = [0, text.length]
  while (start < end && marks.start?.includes(text.charAt(start))) start += 1
  while (start < end && marks.end?.includes(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}
