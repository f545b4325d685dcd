import { idOf, type Answer, type Ask, type Rest } from "../../contract/fixtures/rest-client.ts"

type Users = {
  parent: Ask
  childToken: string
  curriculum_id: string
  childMarker: string
  address: (who: string) => string
  login: { email: string }
}

/** Returns the id of a successful response. Throws for any other. */
export function done(answer: Answer): string {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return idOf(answer)
}

/** Creates a child's work with submissions, and the traces of using the app. */
export async function useApp(rest: Rest, users: Users): Promise<void> {
  await turnIn(rest, users)
  await leaveTraces(rest, users)
}

async function turnIn(rest: Rest, { parent, childToken, curriculum_id, childMarker: marker }: Users): Promise<void> {
  const child = rest.as(childToken)
  const draft = { curriculum_id, title: marker, description: marker, instructions: marker, due_date: "2026-09-20" }
  const work = done(await parent("POST", "/assignments", draft))
  const send = async () => {
    const pdf = new TextEncoder().encode(`%PDF-1.4\n% ${marker}\nstartxref\n0\n%%EOF`)
    const headers = { authorization: `Bearer ${childToken}`, "content-type": "application/pdf" }
    return done(await rest.sendBytes(`/api/v1/assignments/${work}/files?name=${marker}.pdf`, pdf, headers))
  }
  const answer = { text: `I think ${marker}`, file_ids: [await send()] }
  const handed = await child("POST", `/assignments/${work}/submissions`, answer)
  if (handed.status !== 200) throw new Error(JSON.stringify(handed.body))
  await child("POST", `/assignments/${work}/submit`, { url: `https://${marker}.test/answer` })
  await send()
  const graded = await parent("POST", "/grades", {
    assignment_id: work,
    points_earned: 90,
    feedback: `well done, ${marker}`,
  })
  if (graded.status !== 200) throw new Error(JSON.stringify(graded.body))
}

/** Signs in, invites and fails, which leaves traces. */
async function leaveTraces(rest: Rest, { parent, address, login }: Users): Promise<void> {
  const anonymous = rest.as(null)
  await parent("POST", "/family/invitations", { email: address("guest"), role: "teacher" })
  await parent("POST", "/subjects", { name: address("named"), grade_level: "4" }, { "idempotency-key": address("key") })
  await anonymous("POST", "/auth/password-reset/request", { email: address("rosa") })
  for (const email of [address("rosa"), address("member"), login.email])
    await anonymous("POST", "/auth/login", { email, password: "Wrong-Meadow-42!" })
}
