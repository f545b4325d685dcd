import type { StudentView } from "@hearthbook/api/schemas/student"
import { useLocalStorage } from "@mantine/hooks"
import { useEffect } from "react"
import { trpc } from "../../api/trpc.ts"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"

/**
 * The child a page is narrowed to, null for all: the address's `student`, so that it can be shared and reloaded, else
 * the one chosen last on any page, which then stands in the address too. A child that is gone counts as none. Suspends
 * until the children are known. A part that is only begun with the child, such as a form, does not narrow.
 */
export function useChosenChild({ narrows = true } = {}) {
  const [students] = trpc.students.list.useSuspenseQuery({})
  const { search, put, complete } = useSearchParamsState()
  const [remembered, remember] = useLocalStorage({
    key: "hearthbook.child",
    defaultValue: "",
    getInitialValueInEffect: false,
  })
  const asked = search.get("student")
  const id = asked ?? remembered
  const chosen = students.find((student) => student.id === id) ?? null

  const missing = narrows && asked === null ? chosen?.id : undefined
  useEffect(() => {
    if (missing) complete({ student: missing })
  })

  const choose = (student: StudentView | null) => {
    remember(student?.id ?? "")
    put({ student: student?.id ?? null })
  }

  return { students, chosen, choose }
}
