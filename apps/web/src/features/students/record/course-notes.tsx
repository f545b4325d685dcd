import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Anchor, Text } from "@mantine/core"
import { Link } from "wouter"
import { countOf } from "../../../lib/format.ts"
import { courseAt } from "../../../lib/paths.ts"
import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts"
import { ShowAllButton, useFirstItems } from "../../../ui/layout/first-items.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import classes from "./recent-work.module.css"

/** The goals and notes of the courses. */
export function CourseNotes({ courses }: { courses: CurriculumView[] }) {
  const noted = courses.filter(({ goals, notes }) => goals || notes)
  const list = useFirstItems(noted, useIsPhone() ? 3 : 12)
  return (
    <Section title="Notes">
      {noted.length === 0 ? (
        <Text size="sm" c="dimmed">
          No notes yet. Goals and notes are kept with each course.
        </Text>
      ) : (
        <ul className={classes.rows}>
          {list.shown.map((course) => (
            <li key={course.id} className={classes.row}>
              <div>
                <Anchor component={Link} href={courseAt(course)} size="sm" fw={600} c="inherit">
                  {course.subject.name}
                </Anchor>
                {[course.goals, course.notes].filter(Boolean).map((text) => (
                  <Text key={text} size="sm" lineClamp={4} className={classes.note}>
                    {text}
                  </Text>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      <ShowAllButton list={list} all={countOf(noted.length, "note")} />
    </Section>
  )
}
