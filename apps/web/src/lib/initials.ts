import { lettersOf } from "@hearthbook/core/names/names"

/** Returns the first letter of each name. An emoji or an accented letter counts as one letter. */
export function initialsOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const first = (name: string) => lettersOf(name)[0] ?? ""
  return (first(first_name) + first(last_name)).toUpperCase()
}
