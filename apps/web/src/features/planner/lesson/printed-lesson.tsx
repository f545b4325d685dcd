import { isDay } from "@hearthbook/core/time/days"
import { curriculumName } from "../../../entities/curriculum/curriculum-name.ts"
import { formatDay } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import classes from "./printed-lesson.module.css"
import type { LessonPlan } from "./use-lesson-plan.ts"

/** A lesson plan on paper, in place of its form: what is filled in, with its labels. Nothing for a form that is still empty. */
export function PrintedLesson({ plan: { form, students, curricula, resources } }: { plan: LessonPlan }) {
  const { title, student_id, curriculum_id, planned_date, objectives, private_notes, resource_ids, assignments } =
    form.values
  const student = students.find(({ id }) => id === student_id)
  const curriculum = curricula.find(({ id }) => id === curriculum_id)
  const attached = resource_ids.flatMap((id) => resources.find((resource) => resource.id === id)?.title ?? [])
  const isEmpty = !student && [title, objectives, private_notes].every((text) => text.trim() === "")
  if (isEmpty) return null
  const rows: [label: string, text: string][] = [
    ["Student", student ? shortNameOf(student) : ""],
    ["Curriculum", curriculum ? curriculumName(curriculum) : ""],
    ["Lesson date", isDay(planned_date) ? formatDay(planned_date) : ""],
    ["Learning objectives", objectives],
    ["Resources", attached.join("\n")],
    ["Assignments", assignments.map((work) => work.title).join("\n")],
    ["Private teacher's notes", private_notes],
  ]
  return (
    <section className={classes.lesson} aria-label="Lesson plan on paper">
      <h2>{title || "Lesson plan"}</h2>
      <dl>
        {rows.map(
          ([label, text]) =>
            text.trim() !== "" && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
