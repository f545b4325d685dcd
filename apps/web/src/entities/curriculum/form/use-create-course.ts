import { subjectNamed } from "@hearthbook/core/planning/copy/matching-subject"
import { sharedLevel } from "@hearthbook/core/planning/setup/new-subject"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { trpc } from "../../../api/trpc.ts"
import { useCreateSubject } from "../../subject/use-create-subject.ts"

/**
 * Returns a function that creates a course of the current academic year for each student, in the subject of that name, and returns the
 * id of the first. A missing subject is created for the grade level of the students, or for all grades if they differ.
 */
export function useCreateCourse() {
  const createSubject = useCreateSubject()
  const create = trpc.curriculum.create.useMutation()
  const { subjects } = trpc.useUtils()
  return async (name: string, [first, ...others]: [StudentSummary, ...StudentSummary[]]): Promise<string> => {
    const known = await subjects.list.fetch({})
    const students = [first, ...others]
    const lacking = students.filter(({ grade_level }) => !subjectNamed(known, name, grade_level))
    const made = lacking.length > 0 ? [await createSubject(name, sharedLevel(lacking))] : []
    const addFor = async ({ id, grade_level }: StudentSummary) => {
      const subject = subjectNamed([...known, ...made], name, grade_level)
      if (!subject) throw new Error("The student has no subject for the course.")
      return create.mutateAsync({ student_id: id, subject_id: subject.id })
    }
    // The siblings' courses come first: after a failure the field tries again, and the chosen student's own course ends it.
    for (const student of others) await addFor(student)
    return (await addFor(first)).id
  }
}
