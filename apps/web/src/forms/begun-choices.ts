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
 * Finishes what the fields of a form have begun to create, and then submits the form again, so that it is not saved without it. Returns
 * false if there is nothing to wait for. If something cannot be created, its field says why and has the focus.
 */
export function submitAfterBegunChoices(form: HTMLFormElement | null): boolean {
  const own = [...fields].filter(
    ({ input, isBegun }) => isBegun() && form !== null && input()?.closest("form") === form,
  )
  if (own.length === 0) return false
  void Promise.all(own.map(({ finish }) => finish())).then((results) => {
    const failed = own[results.indexOf(false)]
    if (failed) failed.input()?.focus()
    // A form ignores a submission while the event of the one before is handled.
    else setTimeout(() => form?.requestSubmit())
  })
  return true
}
