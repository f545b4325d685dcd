import { fullName, type Name } from "@hearthbook/api/rules/names"

/** Returns true if 'first last' contains the search, ignoring case. */
export function matchesName(name: Name, search: string): boolean {
  return fullName(name).toLowerCase().includes(search.trim().toLowerCase())
}
