/** By which the form of an entry is known, beside its list: 'subject.new', or of a row that is edited. */
export function entryName(noun: string, row: { id: string } | null): string {
  return `${noun.toLowerCase()}.${row?.id ?? "new"}`
}
