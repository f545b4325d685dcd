import { fullName, type Name } from "@hearthbook/core/names/names"

let names: Record<string, string> = {}
const listeners = new Set<() => void>()

/** Sets the names of children who share their first name, by id, as `auth.whoami` sends them. */
export function setShortNames(next: Record<string, string>): void {
  if (JSON.stringify(next) === JSON.stringify(names)) return
  names = next
  for (const listener of listeners) listener()
}

/** A child's name where a first name stands alone: 'Anna', or 'Anna B.' beside a sibling Anna. */
export function shortNameOf({ id, first_name }: { id: string; first_name: string }): string {
  return names[id] ?? first_name
}

/**
 * A child's name in a list of all children: 'Anna Berg', or the short name of a child who shares it in full: 'Anna (grade 4)'.
 */
export function optionNameOf(child: Name & { id: string }): string {
  const short = names[child.id]
  return short?.endsWith(")") ? short : fullName(child)
}

/** Returns the current names, to notice a change. */
export function readShortNames(): Record<string, string> {
  return names
}

/** Calls `listener` when the names change. Returns a function that stops. */
export function subscribeToShortNames(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
