/** Returns the draft name of a row's form: 'subject.new', or 'subject.' with the id of the edited row. */
export function rowDraftName(noun: string, row: { id: string } | null): string {
  return `${noun.toLowerCase()}.${row?.id ?? "new"}`
}
