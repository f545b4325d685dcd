import type { CourseName } from "@hearthbook/api/plan/curriculum"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { useLocalStorage } from "@mantine/hooks"
import { useState } from "react"
import { lastTargetKey, type Target } from "../../session/last-target.ts"
import { asPartOfChange } from "../../api/outage-link.ts"
import { trpc } from "../../api/trpc.ts"
import { curriculumOptions, addRecent, likelyCurriculum, targetOf } from "./quick-add-target.ts"

type Options = {
  students: StudentSummary[]
  /** Undefined while loading. */
  curricula: CourseName[] | undefined
  pageChild: StudentSummary | null
}

/**
 * The child and curriculum for new work: those used last in this browser, unless the page is filtered by another child
 * or the user picked one. Until the curricula load, the target stored in the browser is used; without one,
 * `curriculum_id` is empty and `find` waits for them.
 */
export function useQuickAddTarget({ students, curricula, pageChild }: Options) {
  const utils = trpc.useUtils()
  const [recent, setRecent] = useLocalStorage({
    key: "hearthbook.quick-add",
    defaultValue: "",
    getInitialValueInEffect: false,
  })
  const [last, remember] = useLocalStorage<Target | null>({
    key: lastTargetKey,
    defaultValue: null,
    getInitialValueInEffect: false,
  })
  const [picked, pick] = useState<{ student_id: string; on: string | undefined } | null>(null)

  /** A curriculum that was just created here, until the list has it. */
  const [made, setMade] = useState<{ student_id: string; id: string } | null>(null)

  // The stored target may belong to another family that shares the browser, or to a deleted child.
  const own = students.some(({ id }) => id === last?.student_id) ? last : null
  const student_id =
    (picked && picked.on === pageChild?.id ? picked.student_id : pageChild?.id) ??
    (curricula ? likelyCurriculum(curricula, recent) : own)?.student_id
  const shown = own?.student_id === student_id ? own : null
  const offered = curricula?.filter((curriculum) => curriculum.student_id === student_id)

  const note = (known: CourseName[], id: string) => {
    setRecent((before) => addRecent(before, id))
    const target = targetOf(known, id)
    if (target) remember(target)
  }
  const isUnlisted = made?.student_id === student_id && !curricula?.some(({ id }) => id === made?.id)
  const likely = curricula ? likelyCurriculum(curricula, recent, student_id)?.id : shown?.curriculum_id
  return {
    student_id,
    curriculum_id: (isUnlisted ? made?.id : likely) ?? "",
    options: offered ? curriculumOptions(offered) : shown ? [{ value: shown.curriculum_id, label: shown.label }] : [],
    setStudent: (id: string) => pick({ student_id: id, on: pageChild?.id }),
    setCurriculum: (id: string) => {
      if (student_id) pick({ student_id, on: pageChild?.id })
      const isListed = curricula?.some((curriculum) => curriculum.id === id) ?? false
      setMade(student_id && !isListed ? { student_id, id } : null)
      note(curricula ?? [], id)
    },
    /** Remembers the curriculum as the most recently used. */
    note: (id: string) => note(curricula ?? [], id),
    refetch: () => {
      setMade(null)
      return utils.curriculum.names.invalidate()
    },
    /** Waits for the curricula and picks one for the child, or for any child; empty if there is none. */
    find: async (child: string | undefined) => {
      // A separate request: the page's own query is canceled when the user leaves, and the title would be lost.
      const all = await utils.client.curriculum.names.query(undefined, asPartOfChange)
      utils.curriculum.names.setData(undefined, all)
      const found = likelyCurriculum(all, recent, child)?.id
      if (found) note(all, found)
      return found ?? ""
    },
  }
}
