/** The summary of what was added: 'Added 3 lessons and 1 assignment'. */
export function newItemsWords(lessons: number, assignments: number): string {
  const parts = [count(lessons, "lesson"), count(assignments, "assignment")].filter((part) => part !== null)
  return `Added ${parts.join(" and ")}`
}

function count(number: number, noun: string): string | null {
  if (number === 0) return null
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`
}
