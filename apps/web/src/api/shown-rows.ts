import type { TouchedNoun } from "@hearthbook/core/nouns/nouns"

/**
 * Options of a query for a part of a screen that shows only a part of the answer: the rows that this part is made of. A list of names
 * is not refetched because a grade changed the averages beside them.
 */
export function shows(...shown: TouchedNoun[]): { meta: { shown: TouchedNoun[] } } {
  return { meta: { shown } }
}
