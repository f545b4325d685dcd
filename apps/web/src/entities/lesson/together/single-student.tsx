import type { LessonView } from "@hearthbook/api/work/lesson"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Menu } from "@mantine/core"
import { shortNameOf } from "../../../lib/short-names.ts"
import { useLessonDone } from "../use-lesson-done.ts"

/** Menu items that tick a lesson for one of the siblings who do it together, or take the tick of one back. */
export function OnlyItems({ lesson }: { lesson: LessonView }) {
  if (lesson.together_with.length === 0) return null
  return (
    <>
      {[lesson, ...lesson.together_with].map((each) => (
        <OnlyLesson key={each.id} lesson={each} />
      ))}
      <Menu.Divider />
    </>
  )
}

function OnlyLesson({ lesson }: { lesson: LessonView["together_with"][number] }) {
  const { isDone, change } = useLessonDone({ ...lesson, together_with: [] })
  return <OnlyItem student={lesson.student} isDone={isDone} onChange={(done) => void change(done)} />
}

type Props = { student: StudentSummary; isDone: boolean; onChange: (isDone: boolean) => void }

/** 'Only Eli', with a mark if it is done. */
export function OnlyItem({ student, isDone, onChange }: Props) {
  return (
    <Menu.CheckboxItem checked={isDone} closeMenuOnClick onChange={onChange}>
      Only {shortNameOf(student)}
    </Menu.CheckboxItem>
  )
}
