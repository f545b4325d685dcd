/** Returns true if 'first last' contains the search, ignoring case. */
export function matchesName(
  { first_name, last_name }: { first_name: string; last_name: string },
  search: string,
): boolean {
  return `${first_name} ${last_name}`.toLowerCase().includes(search.trim().toLowerCase())
}
