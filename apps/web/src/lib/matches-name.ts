import { matchesSearch } from "@hearthbook/api/rules/search/search-text"

/** Returns true if the name contains each word of the search. */
export function matchesName(
  { first_name, last_name }: { first_name: string; last_name: string },
  search: string,
): boolean {
  return matchesSearch([first_name, last_name], search)
}
