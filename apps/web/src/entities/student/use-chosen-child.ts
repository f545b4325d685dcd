import type { StudentSummary } from "@hearthbook/api/family/student"
import { useLocalStorage } from "@mantine/hooks"
import { useEffect } from "react"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"
import { useStudentNames } from "./use-student-names.ts"

/**
 * The child a page is filtered by, or null for all. It comes from the `student` search parameter, so that it can be
 * shared and reloaded, else from the last choice on any page, which is then written to the URL. A deleted child counts
 * as none. Suspends until the children have loaded. With `narrows: false`, the child only prefills something, such as a
 * form, and does not filter.
 */
export function useChosenChild({ narrows = true } = {}) {
  const students = useStudentNames()
  const { search, put, complete } = useSearchParamsState()
  const [remembered, remember] = useLocalStorage({
    key: "hearthbook.child",
    defaultValue: "",
    getInitialValueInEffect: false,
  })
  const requested = search.get("student")
  const id = requested ?? remembered
  const chosen = students.find((student) => student.id === id) ?? null

  const missing = narrows && requested === null ? chosen?.id : undefined
  useEffect(() => {
    if (missing) complete({ student: missing })
  })

  const choose = (student: StudentSummary | null) => {
    remember(student?.id ?? "")
    put({ student: student?.id ?? null })
  }

  return { students, chosen, choose }
}
