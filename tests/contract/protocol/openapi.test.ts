import { readFileSync } from "node:fs"
import { Validator } from "@seriousme/openapi-schema-validator"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createConformanceCheck } from "../fixtures/conformance.ts"
import { fieldsOf, openRest, read, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
let document: Record<string, unknown>
beforeAll(async () => {
  rest = await openRest()
  document = fieldsOf((await rest.send("GET", "/api/openapi.json")).body)
})
afterAll(() => rest.close())

test("is a valid OpenAPI 3.1 document", async () => {
  const { valid, errors } = await new Validator().validate({ ...document })
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
  expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: "http://hearthbook.test/api/v1" }] })
})

// Endpoints that the API promises.
const rows = `
  POST /auth/register | POST /auth/login | POST /auth/refresh | GET /auth/whoami | POST /auth/logout
  GET /auth/{provider}/callback | POST /auth/{provider}/disconnect | GET /auth/connections
  POST /auth/demo | GET /auth/options | GET /auth/sessions | DELETE /auth/sessions/{id} | POST /auth/first-password
  POST /auth/password-reset/request | POST /auth/password-reset/confirm | GET /auth/magic/{token} | POST /auth/magic/{token}
  GET /auth/email/verification-status | POST /auth/email/send-verification | POST /auth/email/verify
  POST /auth/email/verify/read | POST /auth/code | POST /auth/sign-in-undo/read | POST /auth/sign-in-undo
  GET /family/members | GET /family/invitations | POST /family/invitations | DELETE /family/invitations/{id}
  POST /auth/invitations/read | POST /auth/invitations/accept
  PUT /settings/profile | PUT /settings/password | GET /admin/stats | GET /admin/auth-events
  GET /students | POST /students | GET /students/{id} | PUT /students/{id} | DELETE /students/{id}
  GET /subjects | POST /subjects | GET /subjects/{id} | PUT /subjects/{id} | DELETE /subjects/{id}
  GET /providers | POST /providers | GET /providers/{id} | PUT /providers/{id} | DELETE /providers/{id}
  GET /curriculum | POST /curriculum | GET /curriculum/{id} | PUT /curriculum/{id} | DELETE /curriculum/{id}
  GET /assignments | POST /assignments | GET /assignments/{id} | PUT /assignments/{id} | DELETE /assignments/{id}
  GET /grades | POST /grades | GET /grades/student/{student_id} | GET /grades/{id} | DELETE /grades/{id}
  POST /grades/undo | POST /students/login | GET /students/{student_id}/login/suggestion
  GET /resources | POST /resources | GET /resources/{id} | PUT /resources/{id} | DELETE /resources/{id}
  GET /lessons | POST /lessons | GET /lessons/{id} | PUT /lessons/{id} | DELETE /lessons/{id}
  GET /assignments/counts | GET /assignments/{assignment_id}/submissions | POST /assignments/{assignment_id}/submissions
  GET /progress | GET /progress/weeks | GET /users | GET /dashboard/stats`

test.each(
  rows
    .split(/[|\n]/)
    .map((row) => row.trim())
    .filter(Boolean),
)("describes %s", (row) => {
  const [method = "", path = ""] = row.split(" ")
  expect(operationOf(method, path), row).toMatchObject({
    summary: expect.any(String),
    responses: { 200: expect.anything() },
  })
})

// The document lists exactly the errors that an endpoint can return.
test.each([
  ["GET /students", "200 400 401 403 500 503"],
  ["GET /students/{id}", "200 400 401 403 404 500 503"],
  ["GET /assignments", "200 400 401 403 404 500 503"],
  ["POST /students", "200 400 401 403 409 413 415 500 503"],
  ["PUT /students/{id}", "200 400 401 403 404 409 413 415 500 503"],
  ["DELETE /subjects/{id}", "200 400 401 403 404 409 413 500 503"],
  ["POST /grades", "200 400 401 403 404 409 413 415 500 503"],
  ["GET /auth/options", "200 400 500 503"],
  ["GET /auth/whoami", "200 400 401 403 500 503"],
  ["POST /auth/login", "200 400 401 403 409 413 415 429 500 503"],
  ["POST /auth/refresh", "200 400 401 409 413 415 500 503"],
  ["PUT /settings/password", "200 400 401 403 413 415 429 500 503"],
  ["POST /family/invitations", "200 400 401 403 409 413 415 429 500 503"],
  ["GET /auth/{provider}/signin", "302 400 403 404 500 502 503 504"],
  ["GET /auth/google/refresh-token", "200 400 401 403 404 409 500 502 503 504"],
  ["GET /family/archive", "200 302 400 401 403 429 500 503"],
])("%s may answer %s", (row, statuses) => {
  const [method = "", path = ""] = row.split(" ")
  expect(Object.keys(fieldsOf(read(operationOf(method, path), "responses"))).join(" ")).toBe(statuses)
})

test("every error has the same shape and its actual message", () => {
  const schema = { $ref: "#/components/schemas/Error" }
  expect(read(read(operationOf("POST", "/grades"), "responses"), "404")).toEqual({
    description: "This could not be found. It may have been deleted.",
    content: { "application/json": { schema } },
  })
})

function operationOf(method: string, path: string): unknown {
  return read(read(read(document, "paths"), path), method.toLowerCase())
}

test.each([
  ["/students", "limit cursor search"],
  ["/curriculum", "limit cursor student_id subject_id"],
  ["/assignments", "limit cursor student_id subject_id curriculum_id status start_date end_date search"],
  ["/grades", "limit cursor student_id"],
  ["/resources", "limit cursor subject_id resource_type search"],
  ["/lessons", "limit cursor student_id curriculum_id start_date end_date"],
  ["/progress/weeks", "student_id start_date end_date"],
])("describes the filters of %s", { tags: ["api.filters-documented"] }, (path, filters) => {
  const parameters = read(read(read(read(document, "paths"), path), "get"), "parameters")
  const names = (Array.isArray(parameters) ? parameters : []).map((parameter) => read(parameter, "name"))
  expect(names).toEqual(expect.arrayContaining(filters.split(" ")))
})

test("the conformance check finds undescribed responses", () => {
  const conforms = createConformanceCheck(document)
  expect(conforms("GET", "/students", 200, [])).toBeNull()
  expect(conforms("GET", "/students", 200, [{ first_name: "Ada" }])).toContain("must have required property")
  expect(conforms("GET", "/students", 418, {})).toContain("may not answer 418")
  expect(conforms("GET", "/dragons", 200, [])).toContain("is not in the document")
})

test("the documentation page loads nothing from other servers", async () => {
  const page = await rest.send("GET", "/api/docs")
  expect(page).toMatchObject({ status: 200, body: expect.stringContaining("<title>Hearthbook API</title>") })
  const addresses = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = ""]) => address)
  expect(addresses.filter((address) => !address.startsWith("/"))).toEqual([])
  for (const address of addresses.filter((one) => one.startsWith("/api/docs/"))) {
    expect((await rest.send("GET", address)).status, address).toBe(200)
  }
  expect((await rest.send("GET", "/api/docs/package.json")).status).toBe(404)
})

test("health reports the database, the migration level and the version", async () => {
  const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"))
  // A busy machine may take longer than a health check waits, so it is asked again, as a host does.
  const ask = () => rest.send("GET", "/api/health")
  await expect.poll(ask, { timeout: 20_000 }).toMatchObject({
    status: 200,
    body: { status: "ok", database: "reachable", migration: expect.stringMatching(/^\d{14}_\w+$/), version },
  })
})
