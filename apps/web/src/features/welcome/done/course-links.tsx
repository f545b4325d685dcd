import type { SetupView } from "@hearthbook/api/plan/setup"
import { Anchor, Text } from "@mantine/core"
import { Link } from "wouter"
import { trpc } from "../../../api/trpc.ts"
import { courseAt } from "../../../lib/paths.ts"
import classes from "../welcome.module.css"

/** The new courses of each child, each leading to its plan. */
export function CourseLinks({ made: { school_year, students } }: { made: SetupView }) {
  const { data: courses = [] } = trpc.curriculum.names.useQuery()
  const ofYear = courses.filter(({ academic_year }) => academic_year === school_year.academic_year)
  return (
    <dl className={classes.courses}>
      {students.map((student) => (
        <div key={student.id}>
          <dt>{student.first_name}</dt>
          {ofYear
            .filter(({ student_id }) => student_id === student.id)
            .map((course) => (
              <dd key={course.id}>
                <Anchor component={Link} href={courseAt(course)} display="inline-block" miw={44}>
                  {course.subject.name}
                </Anchor>
              </dd>
            ))}
        </div>
      ))}
      {students.length === 0 && <Text c="dimmed">There are no new courses.</Text>}
    </dl>
  )
}
