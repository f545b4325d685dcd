import { idOf, read, type Ask, type Rest } from "./rest-client.ts"

export const birthday = "2017-03-04"

/** Creates a student in fourth grade with a subject and a curriculum. Returns their ids. */
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

/** Creates a child's login, replaces its temporary password and signs in. Returns the access token. */
export async function makeChildLogin(
  rest: Pick<Rest, "as">,
  parent: Ask,
  { student_id, email, password }: { student_id: string; email: string; password: string },
): Promise<string> {
  const temporary = { email, password: "temporary-heron-31" }
  await parent("POST", "/students/login", { student_id, ...temporary })
  const { body } = await rest.as(null)("POST", "/auth/login", temporary)
  const access_token = String(read(body, "access_token"))
  await rest.as(access_token)("POST", "/auth/first-password", { new_password: password })
  return access_token
}
