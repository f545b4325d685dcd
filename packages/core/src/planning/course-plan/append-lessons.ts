type Place = { curriculum_id: string; position: number }

/** Gives lessons the positions after those that their courses have already. */
export function appendLessons<Lesson extends { curriculum_id: string }>(
  lessons: Lesson[],
  existing: Place[],
): (Lesson & Place)[] {
  const next = new Map<string, number>()
  for (const { curriculum_id, position } of existing) {
    next.set(curriculum_id, Math.max(next.get(curriculum_id) ?? 0, position + 1))
  }
  return lessons.map((lesson) => {
    const position = next.get(lesson.curriculum_id) ?? 0
    next.set(lesson.curriculum_id, position + 1)
    return { ...lesson, position }
  })
}
