import { execFile } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { createServer } from "node:http"
import os from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { getRequestListener } from "@hono/node-server"
import { listenHere } from "@hearthbook/db/testing/listen"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openFamilyWithAssignment } from "../fixtures/family-with-assignment.ts"
import { idOf, read } from "../fixtures/rest-client.ts"

const run = promisify(execFile)

/** The examples of the page: their headings, and the command of each. The first block, which has none, sets the variables. */
async function readExamples(): Promise<[string, string][]> {
  const page = await readFile(path.join(import.meta.dirname, "../../../docs/api-examples.md"), "utf8")
  return page
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const command = /```sh\n(.*?)```/s.exec(part)?.[1] ?? ""
      return [part.split("\n")[0] ?? "", command]
    })
}

let family: Awaited<ReturnType<typeof openFamilyWithAssignment>>
let server: Awaited<ReturnType<typeof listenHere>>
let folder: string
let variables: Record<string, string>
beforeAll(async () => {
  family = await openFamilyWithAssignment()
  const listen = getRequestListener(family.rest.app.fetch)
  server = await listenHere(createServer((request, response) => void listen(request, response)))
  folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-examples-"))
  const { ask, ids } = family
  const lesson = { curriculum_id: ids.curriculum, title: "Bees", planned_date: "2026-09-15" }
  const { body: years } = await ask("GET", "/school-years")
  const token = await ask("POST", "/access-tokens", { name: "Examples", scope: "read_write" })
  variables = {
    HEARTHBOOK: `http://127.0.0.1:${server.port}/api/v1`,
    TOKEN: String(read(token.body, "token")),
    STUDENT: ids.student,
    COURSE: ids.curriculum,
    ASSIGNMENT: ids.assignment,
    YEAR: String(read(Array.isArray(years) ? years[0] : null, "id")),
    LESSON: idOf(await ask("POST", "/lessons", lesson)),
  }
})
afterAll(async () => {
  await server.close()
  await family.rest.close()
  await rm(folder, { recursive: true })
})

/** Parts of each example's answer, by its heading. */
const answers: Record<string, unknown> = {
  "List the children": expect.arrayContaining([expect.objectContaining({ first_name: "Ben" })]),
  "See what everyone does in a week": expect.objectContaining({ days: expect.any(Array), children: expect.any(Array) }),
  "List the work that is still to do": [expect.objectContaining({ title: "Bees" })],
  "Add an assignment": expect.objectContaining({ title: "Chapter 4, questions", points_possible: 20 }),
  "Plan a lesson": expect.objectContaining({ title: "Fractions on a number line" }),
  "Mark a lesson as done": expect.objectContaining({ status: "done" }),
  "Mark a child present": expect.objectContaining({ status: "present" }),
  "Write down 45 minutes of reading": expect.objectContaining({ minutes: 45, status: "counted" }),
  "Grade an assignment": expect.objectContaining({ points_earned: 18 }),
}

test("each example of the page does what it says", { tags: ["api.curl-examples"] }, async () => {
  const examples = await readExamples()
  expect(examples).toHaveLength(10)
  for (const [heading, command] of examples) {
    const { PATH = "" } = process.env
    const { stdout } = await run("sh", ["-euc", command], { cwd: folder, env: { PATH, ...variables } })
    if (heading in answers) expect(JSON.parse(stdout), heading).toEqual(answers[heading])
    else expect((await readFile(path.join(folder, "attendance.pdf"))).subarray(0, 5).toString(), heading).toBe("%PDF-")
  }
})
