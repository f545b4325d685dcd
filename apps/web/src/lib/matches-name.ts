/** S §5: 'first last' contains the search, in whatever case. */
export function matchesName(
  { first_name, last_name }: { first_name: string; last_name: string },
  search: string,
): boolean {
  return `${first_name} ${last_name}`.toLowerCase().includes(search.trim().toLowerCase())
}
