import { useHistoryState } from "wouter/use-browser-location"
import { useCreateParam } from "../../ui/url/use-create-param.ts"

/**
 * State of the new-curriculum form: open or closed, and for which child. The guided setup navigates here with `{
 * studentId }` as the history state, which opens the form for that child. Any further navigation drops that state, and
 * so does closing the form.
 */
export function useNewCurriculum() {
  const [isRequested, setAdding] = useCreateParam()
  const student_id = studentIn(useHistoryState<unknown>())
  return { adding: isRequested || student_id !== null, setAdding, student_id }
}

function studentIn(state: unknown): string | null {
  const hasStudent = typeof state === "object" && state !== null && "studentId" in state
  return hasStudent && typeof state.studentId === "string" ? state.studentId : null
}
