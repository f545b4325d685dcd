/** A field that can create what it names. */
type BegunChoice = {
  input: () => HTMLElement | null
  /** True while its text is not stored: it is being created, or that has failed. */
  isBegun: () => boolean
  /** Waits until it is stored, and tries again after a failure. Resolves to false if it failed. */
  finish: () => Promise<boolean>
}

const fields = new Set<BegunChoice>()

/** Registers a field. The returned function removes it. */
export function registerBegunChoice(choice: BegunChoice): () => void {
  fields.add(choice)
  return () => void fields.delete(choice)
}

/**
 * Finishes what the fields of a form have begun to create, so that a form is not saved without it. Returns null if there is nothing to
 * wait for. Resolves to false, with the focus on the field, if something could not be created.
 */
export function finishBegunChoices(form: Element | null): Promise<boolean> | null {
  const own = [...fields].filter(
    ({ input, isBegun }) => isBegun() && form !== null && input()?.closest("form") === form,
  )
  if (own.length === 0) return null
  return Promise.all(own.map(({ finish }) => finish())).then((results) => {
    const failed = own[results.indexOf(false)]
    failed?.input()?.focus()
    return failed === undefined
  })
}
