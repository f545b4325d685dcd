/** Returns the draft name of an entry's form: 'subject.new', or 'subject.' with the id of the edited row. */
export function entryName(noun: string, row: { id: string } | null): string {
  return `${noun.toLowerCase()}.${row?.id ?? "new"}`
}
