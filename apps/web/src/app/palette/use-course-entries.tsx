import { IconBook2 } from "@tabler/icons-react"
import { useLocation } from "wouter"
import { trpc } from "../../api/trpc.ts"
import { newLessonsFor } from "../../lib/record-paths.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import type { Entry } from "./palette-entries.ts"

/** Lists the family's courses while one is chosen, to add lessons to. The latest academic year comes first. */
export function useCourseEntries(isChoosing: boolean): { entries: Entry[]; isWaiting: boolean } {
  const [, navigate] = useLocation()
  const { data = [], isLoading } = trpc.curriculum.names.useQuery(undefined, { enabled: isChoosing })
  const inOrder = data.toSorted((one, other) => other.academic_year.localeCompare(one.academic_year))
  return {
    isWaiting: isLoading,
    entries: inOrder.map((course) => ({
      id: course.id,
      group: "Courses",
      label: `${course.subject.name} for ${shortNameOf(course.student)}`,
      description: course.academic_year,
      icon: <IconBook2 size={20} stroke={1.5} color={course.subject.color} />,
      run: () => navigate(newLessonsFor(course)),
    })),
  }
}
