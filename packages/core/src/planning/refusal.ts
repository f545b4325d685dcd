/** A planning request that cannot be carried out: the input field, as a dotted path, and the text shown at it. */
export type Refusal = { error: { field: string; message: string } }

/** Makes a refusal of one field. */
export function refuse(field: string, message: string): Refusal {
  return { error: { field, message } }
}
