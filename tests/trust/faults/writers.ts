import { askAs, field, need } from "./ask.ts"

/** A parent who writes, with one child and a curriculum. */
export type Writer = { name: string; token: string; student_id: string; curriculum_id: string }

const password = "Sunny-Meadow-42!"

/** Registers a family for each writer, so that writers do not wait for each other's locks. */
export async function registerWriters(url: string, count: number): Promise<Writer[]> {
  const writers: Writer[] = []
  for (let number = 1; number <= count; number++) writers.push(await registerWriter(url, `writer${number}`))
  return writers
}

export async function registerWriter(url: string, name: string): Promise<Writer> {
  const person = { first_name: "Rosa", last_name: "Young", email: `${name}@family.test`, password }
  const registered = await need(askAs(url, null)("POST", "/auth/register", { ...person, terms_accepted: true }))
  const token = field(registered, "access_token")
  const add = async (path: string, body: object) => field(await need(askAs(url, token)("POST", path, body)), "id")
  const child = { first_name: "Ben", last_name: "Young", grade_level: "4", date_of_birth: "2017-03-04" }
  const student_id = await add("/students", child)
  const subject_id = await add("/subjects", { name: "Science", grade_level: "4" })
  return { name, token, student_id, curriculum_id: await add("/curriculum", { student_id, subject_id }) }
}
