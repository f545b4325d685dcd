type Items = Record<"lessons" | "assignments" | "events", unknown[]>

/** The summary of what was added: 'Added 3 lessons, 1 assignment and 2 events'. */
export function newItemsWords({ lessons, assignments, events }: Items): string {
  const parts = [count(lessons, "lesson"), count(assignments, "assignment"), count(events, "event")]
  return `Added ${inWords.format(parts.filter((part) => part !== null))}`
}

const inWords = new Intl.ListFormat("en-GB")

function count({ length }: unknown[], noun: string): string | null {
  if (length === 0) return null
  return length === 1 ? `1 ${noun}` : `${length} ${noun}s`
}
