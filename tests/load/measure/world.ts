import pg from "pg"
import type { Gradable, Member, Share } from "../actions/actions.ts"
import { watchDatabase } from "./database-time.ts"
import { signAccessToken } from "../hand-written-sql/sign-in.ts"
import type { Loaded } from "../families/generate.ts"
import type { LoadFamily } from "../families/load-family.ts"
import { authSecret } from "./processes.ts"
import { tokenUser } from "../families/token-user.ts"

export const clients = 4

/** A loaded database with the clients' shares and a function that resets it between rounds. */
export type World = {
  shares: Share[]
  /** A connection of the superuser, beside those that are measured. */
  client: pg.Client
  /** The processor time of the database so far, in milliseconds. */
  databaseTime: () => Promise<number>
  putBack: () => Promise<void>
  close: () => Promise<void>
}

/** Signs the parents in for an hour from `now` and distributes the families evenly among the clients. */
export async function openWorld(url: string, { usual, large, time }: Loaded, now = new Date()): Promise<World> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // After another error, the database may close first. That error should be reported, not this one.
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
      // In early July the school year has not started.
      class_days: days.length > 0 ? days.slice(-5) : [time.today],
    }
  })
  return {
    shares,
    client,
    databaseTime: watchDatabase(client),
    putBack: () => putBack(client, gradable),
    close: () => client.end(),
  }
}

/** Returns the user fields of a token, like the product's. */
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

/** Number of families whose work is graded. More would only take longer to read. */
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

/** Reverts a round's writes, so that the next round starts with the same data. */
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
  await client.query("DELETE FROM change")
  // Documents are limited for a family.
  await client.query("DELETE FROM rate_limit")
  for (const table of ["change", "change_row", "grade", "notification", "session", "auth_event", "login_attempt"])
    await client.query(`VACUUM ${table}`)
}
