import type { LessonView } from "@hearthbook/api/work/lesson"
import type { ResourceSummary } from "@hearthbook/api/work/resource"

/** A resource with the lessons of the course that use it, in their order. */
export type UsedResource = { resource: ResourceSummary; lessons: LessonView[] }

/** The resources that are attached to lessons, each once, in the order in which the course needs them. */
export function resourcesOfLessons(lessons: LessonView[]): UsedResource[] {
  const used = new Map<string, UsedResource>()
  for (const lesson of lessons) {
    for (const resource of lesson.resources) {
      const known = used.get(resource.id)
      if (known) known.lessons.push(lesson)
      else used.set(resource.id, { resource, lessons: [lesson] })
    }
  }
  return [...used.values()]
}
