import type { Guess } from "./password-strength.ts"

/** Estimates how easy a password is to guess; `personal` lists words about the user. */
export type Guesser = (password: string, personal: string[]) => Guess

let loading: Promise<Guesser> | null = null

/** Loads the guesser with its word lists. It is half a megabyte, so it loads only when a password is being chosen. */
export function loadGuesser(): Promise<Guesser> {
  loading ??= load().catch((cause: unknown) => {
    loading = null
    throw cause
  })
  return loading
}

async function load(): Promise<Guesser> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ])
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  })
  return (password, personal) => {
    const { score, feedback } = zxcvbn.check(password, personal.filter(Boolean))
    return { score, advice: [feedback.warning ?? "", ...feedback.suggestions].filter(Boolean) }
  }
}
