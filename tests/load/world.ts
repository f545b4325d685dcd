import pg from "pg"
import type { Gradable, Member, Share } from "./actions.ts"
import { signAccessToken } from "./floor/sign-in.ts"
import type { Loaded } from "./generate.ts"
import type { LoadFamily } from "./load-family.ts"
import { authSecret } from "./processes.ts"
import { tokenUser } from "./token-user.ts"

export const clients = 4

/** A loaded database as the clients use it, and how it is put back between two rounds. */
export type World = { shares: Share[]; putBack: () => Promise<void>; close: () => Promise<void> }

/** Signs the families' parents in, for an hour from `now` on, and parts the families among the clients, as evenly as they go. */
export async function openWorld(url: string, { usual, large, time }: Loaded, now = new Date()): Promise<World> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Where something else went wrong, the database ends before this does, and what went wrong is what should be read.
  client.on("error", () => undefined)
  const signIn = async (family: LoadFamily): Promise<Member> => {
    const user = userOf(family)
    return { family, token: await signAccessToken({ session_id: family.session_id, user }, authSecret, now) }
  }
  const members = { usual: await Promise.all(usual.map(signIn)), large: await Promise.all(large.map(signIn)) }
  const gradable = await readGradable(client, members.usual)
  const days = time.years.at(-1)?.days.filter((day) => day <= time.today) ?? []
  const shares = Array.from({ length: clients }, (_, number): Share => {
    const part = <Item>(items: Item[]) => items.filter((_, place) => place % clients === number)
    const own = part(members.usual)
    return {
      client: number,
      usual: own,
      large: part(members.large),
      gradable: gradable.filter(({ member }) => own.includes(member)),
      today: time.today,
      // In the first days of July the school year has not begun.
      class_days: days.length > 0 ? days.slice(-5) : [time.today],
    }
  })
  return { shares, putBack: () => putBack(client, gradable), close: () => client.end() }
}

/** What the token tells of its person, as the product's own tokens do. */
function userOf({ parent, last_name }: LoadFamily) {
  return {
    id: parent.id,
    role: parent.role,
    first_name: parent.first_name,
    last_name,
    email: parent.email,
    student_id: null,
    ...tokenUser,
  }
}

/** Families whose work is graded; more would only take longer to read. */
const graders = 100

async function readGradable(client: pg.Client, members: Member[]): Promise<Gradable[]> {
  const some = members.slice(0, graders)
  const of = new Map(some.map((member) => [member.family.id, member]))
  const { rows } = await client.query<{ id: string; family_id: string; possible: number }>(
    `SELECT id, family_id, points_possible::float AS possible FROM assignment
     WHERE family_id = ANY($1::uuid[]) AND status = 'assigned' ORDER BY md5(id::text)`,
    [[...of.keys()]],
  )
  return rows.flatMap(({ id: assignment_id, family_id, possible }) => {
    const member = of.get(family_id)
    return member ? [{ member, assignment_id, possible }] : []
  })
}

/** Takes back what a round has written, so that the next one, of the other side, finds what this one found. */
async function putBack(client: pg.Client, gradable: Gradable[]): Promise<void> {
  const ids = gradable.map(({ assignment_id }) => assignment_id)
  await client.query(
    `WITH gone AS (DELETE FROM grade WHERE assignment_id = ANY($1::uuid[]) RETURNING assignment_id)
     UPDATE assignment SET status = 'assigned', version = 1 WHERE id IN (SELECT assignment_id FROM gone)`,
    [ids],
  )
  await client.query("DELETE FROM notification WHERE visible_at > created_at")
  await client.query("DELETE FROM session WHERE refresh_hash NOT LIKE 'none %'")
  await client.query("DELETE FROM auth_event")
  await client.query("DELETE FROM outbox_email")
  for (const table of ["grade", "notification", "session", "auth_event", "login_attempt"])
    await client.query(`VACUUM ${table}`)
}
