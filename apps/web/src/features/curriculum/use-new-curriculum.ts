import { useHistoryState } from "wouter/use-browser-location"
import { useCreateParam } from "../../ui/url/use-create-param.ts"

/**
 * State of the new-curriculum form: open or closed, and for which child. The guided setup navigates here with `{
 * studentId }` as the history state, which opens the form for that child. Any further navigation drops that state, and
 * so does closing the form.
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
