import { fullName } from "@hearthbook/core/names/names"
import { can } from "@hearthbook/core/permissions/permissions"
import { ageOn } from "@hearthbook/core/time/days"
import type { StudentView } from "@hearthbook/api/family/student"
import { Button, Group } from "@mantine/core"
import { IconCertificate, IconDeviceTablet, IconFileText, IconPencil } from "@tabler/icons-react"
import { useState } from "react"
import { Link } from "wouter"
import { dayOf, formatDay, formatGradeLevel } from "../../../lib/format.ts"
import { PinModal } from "../../../entities/student/tablet/pin-modal.tsx"
import { reportCardFor, transcriptAt } from "../../../lib/paths.ts"
import { useUser } from "../../../session/use-session.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { Page } from "../../../ui/layout/page.tsx"
import { EditStudentModal } from "../student-modals.tsx"
import { CourseList } from "./course-list.tsx"
import { CourseNotes } from "./course-notes.tsx"
import { HeatMap } from "./heat-map.tsx"
import { RecentWork } from "./recent-work.tsx"
import classes from "./student-record.module.css"
import { useStudentRecord } from "./use-student-record.ts"
import { YearAtAGlance } from "./year-at-a-glance.tsx"

/** A student's page. The year is first, since everything else is part of it. */
export function StudentRecord({ id }: { id: string }) {
  const { student, year, today, courses, work, days, marks } = useStudentRecord(id)
  const user = useUser()
  const [opened, setOpened] = useState<"edit" | "pin" | null>(null)
  const name = shortNameOf(student)
  return (
    <Page
      title={fullName(student)}
      intro={introOf(student, today)}
      action={
        <Group gap="sm">
          <Button
            component={Link}
            href={reportCardFor(student)}
            variant="default"
            leftSection={<IconFileText size={18} stroke={1.5} />}
          >
            Report card
          </Button>
          <Button
            component={Link}
            href={transcriptAt(student)}
            variant="default"
            leftSection={<IconCertificate size={18} stroke={1.5} />}
          >
            Transcript
          </Button>
          {user && can(user.role, "manage_members") && (
            <Button
              variant="default"
              leftSection={<IconDeviceTablet size={18} stroke={1.5} />}
              aria-label={`Tablet PIN of ${name}`}
              onClick={() => setOpened("pin")}
            >
              Tablet PIN
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.5} />}
            aria-label={`Edit ${name}`}
            onClick={() => setOpened("edit")}
          >
            Edit
          </Button>
        </Group>
      }
    >
      <YearAtAGlance year={year} days={days} today={today} />
      <CourseList student={student} courses={courses} today={today} />
      {year && <HeatMap student={student} days={days} marks={marks} today={today} />}
      <div className={classes.pair}>
        <RecentWork student={student} work={work} />
        <CourseNotes courses={courses} />
      </div>
      {opened === "edit" && <EditStudentModal student={student} onClose={() => setOpened(null)} />}
      {opened === "pin" && <PinModal student={student} onClose={() => setOpened(null)} />}
    </Page>
  )
}

/** 'Age 9 · 4th grade · born 05/04/2017'. */
function introOf({ date_of_birth, grade_level }: StudentView, today: string): string {
  const age = ageOn(dayOf(date_of_birth), today)
  return [age >= 0 && `Age ${age}`, formatGradeLevel(grade_level), `born ${formatDay(date_of_birth)}`]
    .filter(Boolean)
    .join(" · ")
}
