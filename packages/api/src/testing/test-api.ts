import { createParent } from "@hearthbook/db/testing/factories"
import { openTestDatabase } from "@hearthbook/db/testing/database"
import { createContext } from "../identity/context.ts"
import { openSession } from "../modules/access/auth/session/session.service.ts"
import { toUserView, userSelect } from "../modules/access/auth/auth.select.ts"
import { createAvatarCaller } from "../modules/family/avatar/avatar-bytes.router.ts"
import { createSchoolCaller } from "../modules/records/school/school-bytes.router.ts"
import { createFilingCaller } from "../modules/records/filing/filing-bytes.router.ts"
import { createImportCaller } from "../modules/data/import/import-bytes.router.ts"
import { createFileCaller } from "../modules/work/file/file-bytes.router.ts"
import { identify } from "../identity/identify.ts"
import type { RequestFacts } from "../request/request.ts"
import type { Scope } from "../request/scope.ts"
import { runInTransaction } from "../transaction/run-in-transaction.ts"
import { createCaller } from "../index.ts"
import { testRequest, testSettings } from "./test-request.ts"

export type Caller = ReturnType<typeof createCaller>

/** Tuesday, 15 September 2026, noon in New York. */
export const testNow = new Date("2026-09-15T16:00:00.000Z")

type RequestOverrides = Pick<RequestFacts, "idempotency_keys" | "client_address" | "browser" | "tablet">

/** Opens the API on a migrated database for one test file, with a clock that tests can set. */
export async function openTestApi(given: Partial<Pick<RequestFacts, "fetch_logo" | "look_up">> = {}) {
  const statements: string[] = []
  const database = await openTestDatabase({ onStatement: (sql) => statements.push(sql) })
  const clock = { now: testNow }
  const settings = { ...testSettings }
  const contextFor = (authorization: string | null, asked: Partial<RequestOverrides> = {}) =>
    createContext({
      ...testRequest,
      ...given,
      ...asked,
      client: database.client,
      settings,
      clock: () => clock.now,
      authorization,
    })

  /** A caller with an access token; without one, it is not signed in. With a key, each call has that Idempotency-Key. */
  const callerWith = (access_token: string | null, asked?: Partial<RequestOverrides>) =>
    createCaller(() => contextFor(access_token && `Bearer ${access_token}`, asked))

  /** Opens a session for an existing person and returns its access token. */
  const tokenOf = async ({ id }: { id: string }): Promise<string> => {
    const { family_id, ...row } = await database.client.user.findUniqueOrThrow({
      where: { id },
      select: { ...userSelect, family_id: true },
    })
    const owner = { family_id, user: toUserView(row), remember_me: true, means: "password" as const }
    const tokens = await openSession(database.client, { ...contextFor(null), now: clock.now }, owner)
    return tokens.access_token
  }

  const callerFor = async (user: { id: string }): Promise<Caller> => callerWith(await tokenOf(user))

  /** Uploads and downloads files as that person. */
  const filesOf = async (user: { id: string }) => {
    const authorization = `Bearer ${await tokenOf(user)}`
    const caller = createFileCaller(() => contextFor(authorization))
    const read = async (input: { id: string }) => {
      const { chunks, ...file } = await caller.read(input)
      const pieces: Uint8Array[] = []
      for await (const piece of chunks()) pieces.push(piece)
      return { ...file, content: Uint8Array.from(Buffer.concat(pieces)) }
    }
    return { upload: caller.upload, uploadPart: caller.uploadPart, read }
  }

  /** Uploads a picture of that person. */
  const avatarOf = async (user: { id: string }) => {
    const authorization = `Bearer ${await tokenOf(user)}`
    return createAvatarCaller(() => contextFor(authorization))
  }

  /** Uploads the file of a filing as that person. */
  const filingFilesOf = async (user: { id: string }) => {
    const authorization = `Bearer ${await tokenOf(user)}`
    return createFilingCaller(() => contextFor(authorization))
  }

  /** Imports spreadsheets as that person. */
  const importsOf = async (user: { id: string }) => {
    const authorization = `Bearer ${await tokenOf(user)}`
    return createImportCaller(() => contextFor(authorization))
  }

  /** Uploads the logo of the school as that person. */
  const schoolOf = async (user: { id: string }) => {
    const authorization = `Bearer ${await tokenOf(user)}`
    return createSchoolCaller(() => contextFor(authorization))
  }

  /** Runs a service in a transaction of that person's family. */
  const inScope = async <T>(user: { id: string }, work: (scope: Scope) => Promise<T>): Promise<T> => {
    const context = contextFor(`Bearer ${await tokenOf(user)}`)
    return runInTransaction({ ...context, identity: await identify(context) }, "change", work)
  }

  /** Creates a family with one parent, and a caller for that parent. */
  const openFamily = async (parent: Parameters<typeof createParent>[1] = {}) => {
    const user = await createParent(database.client, parent)
    return { user, family_id: user.family_id, parent: await callerFor(user) }
  }

  return {
    db: database.client,
    driver: database.driver,
    clock,
    settings,
    statements,
    callerFor,
    tokenOf,
    filesOf,
    avatarOf,
    filingFilesOf,
    importsOf,
    schoolOf,
    inScope,
    openFamily,
    callerWith,
    contextFor,
    /** The facts of an anonymous request, for services that are called without a procedure. */
    facts: () => contextFor(null),
    close: database.close,
  }
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>
