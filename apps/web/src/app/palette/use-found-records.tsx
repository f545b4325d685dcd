import { resourceTypeLabels } from "@hearthbook/core/names/labels"
import { fullName } from "@hearthbook/core/names/names"
import { searchWords } from "@hearthbook/core/names/search-text"
import type { SearchView } from "@hearthbook/api/data/search"
import { useDebouncedValue } from "@mantine/hooks"
import { IconBook2, IconChecklist, IconFolders, IconNotebook } from "@tabler/icons-react"
import { useLocation } from "wouter"
import { trpc } from "../../api/trpc.ts"
import { ChildAvatar } from "../../entities/student/child-avatar.tsx"
import { formatDay, formatGradeLevel } from "../../lib/format.ts"
import { assignmentAt, courseAt, lessonAt, paths } from "../../lib/paths.ts"
import { searchAt } from "../../lib/record-paths.ts"
import { studentAt } from "@hearthbook/core/paths/app-paths"
import { readError } from "../../lib/read-error.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import type { Entry } from "./palette-entries.ts"

/** Milliseconds after the last letter until the server is asked. */
const pause = 120

/** Finds the family's records for a query. While the answer is awaited there are none, since those of the last query may not match. */
export function useFoundRecords(query: string): { entries: Entry[]; isWaiting: boolean; failure: string | undefined } {
  const [, navigate] = useLocation()
  const wanted = query.trim()
  const hasWord = searchWords(wanted).length > 0
  const [settled] = useDebouncedValue(wanted, pause)
  const isSettled = settled === wanted
  const { data, error } = trpc.search.all.useQuery(
    { query: settled },
    { enabled: hasWord && isSettled, staleTime: 30_000, retry: false },
  )
  if (!hasWord) return { entries: [], isWaiting: false, failure: undefined }
  return {
    entries: data && isSettled ? toEntries(data, navigate) : [],
    isWaiting: !isSettled || (!data && !error),
    failure: error && isSettled ? readError(error, "The search failed. Try again.").message : undefined,
  }
}

const icon = { size: 20, stroke: 1.5 }

function toEntries(
  { students, courses, lessons, assignments, resources }: SearchView,
  go: (path: string) => void,
): Entry[] {
  return [
    ...students.map((student): Entry => ({
      id: student.id,
      group: "Students",
      label: fullName(student),
      description: formatGradeLevel(student.grade_level),
      icon: <ChildAvatar child={student} size={28} />,
      run: () => go(studentAt(student)),
    })),
    ...courses.map((course): Entry => ({
      id: course.id,
      group: "Courses",
      label: `${course.subject.name} for ${shortNameOf(course.student)}`,
      description: course.academic_year,
      icon: <IconBook2 {...icon} color={course.subject.color} />,
      run: () => go(courseAt(course)),
    })),
    ...lessons.map((lesson): Entry => ({
      id: lesson.id,
      group: "Lessons",
      label: lesson.title,
      description: aboutWork(lesson, lesson.planned_date),
      icon: <IconNotebook {...icon} />,
      run: () => go(lessonAt(lesson)),
    })),
    ...assignments.map((work): Entry => ({
      id: work.id,
      group: "Assignments",
      label: work.title,
      description: aboutWork(work, work.due_date, "due "),
      icon: <IconChecklist {...icon} />,
      run: () => go(assignmentAt(work)),
    })),
    ...resources.map((resource): Entry => ({
      id: resource.id,
      group: "Resources",
      label: resource.title,
      description: resourceTypeLabels[resource.resource_type],
      icon: <IconFolders {...icon} />,
      run: () => go(searchAt(paths.resources, resource.title)),
    })),
  ]
}

type Work = { subject: { name: string }; student: { id: string; first_name: string } }

/** 'Math · Ada · due Nov 25'. */
function aboutWork({ subject, student }: Work, day: string | null, before = ""): string {
  return [subject.name, shortNameOf(student), day && `${before}${formatDay(day)}`].filter(Boolean).join(" · ")
}
