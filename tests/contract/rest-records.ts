import { idOf, type Ask } from "./rest-client.ts"

export const birthday = "2017-03-04"

/** A child of fourth grade with a curriculum in a subject of its grade, by their ids. */
export async function makeCurriculum(ask: Ask) {
  const student_id = idOf(
    await ask("POST", "/students", {
      first_name: "Ben",
      last_name: "Byron",
      grade_level: "4",
      date_of_birth: birthday,
    }),
  )
  const subject_id = idOf(await ask("POST", "/subjects", { name: "Science", grade_level: "4" }))
  const curriculum_id = idOf(await ask("POST", "/curriculum", { student_id, subject_id }))
  return { student_id, subject_id, curriculum_id }
}
