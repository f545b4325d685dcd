import type { StudentView } from "@hearthbook/api/schemas/student"
import { useLocalStorage } from "@mantine/hooks"
import { trpc } from "../lib/trpc.ts"
import { useAddress } from "./use-address.ts"

/**
 * The child a page is narrowed to, null for all: the address's `student`, so that it can be shared and reloaded, else
 * the one chosen last on any page. A child that is gone counts as none. Suspends until the children are known.
 */
export function useChosenChild() {
  const [students] = trpc.students.list.useSuspenseQuery({})
  const { search, put } = useAddress()
  const [remembered, remember] = useLocalStorage({
    key: "hearthbook.child",
    defaultValue: "",
    getInitialValueInEffect: false,
  })
  const id = search.get("student") ?? remembered
  const chosen = students.find((student) => student.id === id) ?? null

  const choose = (student: StudentView | null) => {
    remember(student?.id ?? "")
    put({ student: student?.id ?? null })
  }

  return { students, chosen, choose }
}
