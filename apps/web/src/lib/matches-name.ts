import type { Name } from "@hearthbook/core/names/names"
import { matchesSearch } from "@hearthbook/core/names/search-text"

/** Returns true if the name contains each word of the search. */
export function matchesName({ first_name, last_name }: Name, search: string): boolean {
  return matchesSearch([first_name, last_name], search)
}
