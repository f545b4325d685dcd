import type { LessonView } from "@hearthbook/api/schemas/lesson"
import { Anchor, Checkbox } from "@mantine/core"
import { Link } from "wouter"
import { lessonAt } from "../../../lib/paths.ts"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import { SelectBox } from "../../../entities/lesson/select/select-box.tsx"
import type { Selection } from "../../../entities/lesson/select/use-selection.ts"
import { useLessonDone } from "../../../entities/lesson/use-lesson-done.ts"
import classes from "./child-day.module.css"

/** A lesson planned for today, with a checkbox for done, and one to select it. Its title opens it in the planner. */
export function LessonLine({ lesson, selection }: { lesson: LessonView; selection: Selection }) {
  const { isDone, change } = useLessonDone(lesson)
  return (
    <li className={classes.line}>
      <div className={classes.tick}>
        <Checkbox
          radius="xl"
          color="green"
          aria-label={`${lesson.title} is done`}
          checked={isDone}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      </div>
      <div className={classes.what}>
        <Anchor
          component={Link}
          href={lessonAt(lesson)}
          size="sm"
          fw={600}
          c={isDone ? "dimmed" : "inherit"}
          lineClamp={2}
        >
          {lesson.title}
        </Anchor>
        <span className={classes.subject}>
          <SubjectBadge subject={lesson.subject} />
        </span>
      </div>
      <SelectBox lesson={lesson} isSelected={selection.has(lesson.id)} onToggle={selection.toggle} />
    </li>
  )
}
