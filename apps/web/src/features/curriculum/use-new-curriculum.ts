import { useHistoryState } from "wouter/use-browser-location"
import { useCreateParam } from "../../ui/url/use-create-param.ts"

/**
 * Whether the form of a new curriculum is open, and whose it is to be. The guided setup leads here with `{ studentId }` as
 * the state of the step (S §2), which opens the form for that child; every further step, closing it too, drops the state.
 */
export function useNewCurriculum() {
  const [asked, setAdding] = useCreateParam()
  const student_id = studentIn(useHistoryState<unknown>())
  return { adding: asked || student_id !== null, setAdding, student_id }
}

function studentIn(state: unknown): string | null {
  const holds = typeof state === "object" && state !== null && "studentId" in state
  return holds && typeof state.studentId === "string" ? state.studentId : null
}
