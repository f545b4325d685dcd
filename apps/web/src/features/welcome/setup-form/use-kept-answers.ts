import type { SetupAnswers, SetupAnswersView } from "@hearthbook/api/plan/setup-answers"
import { useRef } from "react"
import { trpc } from "../../../api/trpc.ts"
import { readError } from "../../../lib/read-error.ts"

type Options = {
  kept: SetupAnswersView
  /** Shows the answers of another device, or null if they were used up or discarded there. */
  onNewer: (answers: SetupAnswers | null) => void
}

/**
 * `keep` saves answers and returns those that the server has afterwards. If another device has saved since, it saves nothing and calls
 * `onNewer`. It throws if the server does not answer. `readNewer` returns what another device has saved since, else null; `see` takes
 * it as read.
 */
export function useKeptAnswers({ kept, onNewer }: Options) {
  const utils = trpc.useUtils()
  const save = trpc.setup.saveAnswers.useMutation()
  const version = useRef(kept.version)
  // A save whose answer was lost may have reached the server. Its answers are this device's own.
  const unanswered = useRef<SetupAnswers | null>(null)

  const see = (view: SetupAnswersView) => {
    version.current = view.version
    unanswered.current = null
    utils.setup.answers.setData(undefined, view)
  }

  const keep = async (answers: SetupAnswers): Promise<SetupAnswers> => {
    try {
      see(await save.mutateAsync({ answers, version: version.current }))
      return answers
    } catch (cause) {
      if (readError(cause).code !== "CONFLICT") {
        unanswered.current = answers
        throw cause
      }
      const newer = await utils.setup.answers.fetch(undefined, { staleTime: 0 })
      const isOwn = unanswered.current !== null && isAlike(newer.answers, unanswered.current)
      see(newer)
      if (isOwn) {
        see(await save.mutateAsync({ answers, version: newer.version }))
        return answers
      }
      // The person stays on the step where they are.
      const shown = newer.answers && { ...newer.answers, step: answers.step }
      onNewer(shown)
      return shown ?? answers
    }
  }

  const readNewer = async (): Promise<SetupAnswersView | null> => {
    const view = await utils.setup.answers.fetch(undefined, { staleTime: 0 })
    return view.version > version.current ? view : null
  }
  return { keep, readNewer, see }
}

/** Compares as JSON. The order of the keys does not count, because the database does not keep it. */
function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== "object" || value === null) return value
  return Object.entries(value)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, held]) => [key, sorted(held)])
}
