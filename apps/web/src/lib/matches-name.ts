import type { Name } from "@hearthbook/api/rules/names"
import { matchesSearch } from "@hearthbook/api/rules/search/search-text"

/** Returns true if the name contains each word of the search. */
export function matchesName({ first_name, last_name }: Name, search: string): boolean {
  return matchesSearch([first_name, last_name], search)
}
