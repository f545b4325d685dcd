import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { EnvError, formerNames, readEnv, settingNames } from "./env.ts"

test("nothing needs to be set to run at home", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    APP_URL: "http://localhost:3000",
    LOG_LEVEL: "info",
    TRUST_PROXY: 0,
    REQUIRE_VERIFIED_EMAIL: false,
    ROW_LEVEL_SECURITY: true,
    ADMIN_EMAILS: [],
  })
})

test("an empty variable counts as unset", () => {
  for (const nothing of ["", " "]) {
    const empty = Object.fromEntries(settingNames.map((name) => [name, nothing]))
    expect(readEnv(empty)).toEqual(readEnv({}))
  }
})

test.each([
  [{ PORT: "eighty" }, /PORT must be a port number/],
  [{ PORT: "70000" }, /PORT/],
  [{ APP_URL: "hearthbook" }, /APP_URL must be a web address/],
  [{ LOG_LEVEL: "loud" }, /LOG_LEVEL must be one of/],
  [{ GOOGLE_ISSUER: "http://accounts.example" }, /GOOGLE_ISSUER must be a web address that begins with https/],
  [{ GITHUB_URL: "github" }, /GITHUB_URL must be a web address/],
  [{ REQUIRE_VERIFIED_EMAIL: "maybe" }, /REQUIRE_VERIFIED_EMAIL must be true or false/],
  [{ AUTH_SECRET: "short" }, /AUTH_SECRET must have at least 32 characters/],
  [{ DATABASE_URL: "postgresql://db/name" }, /AUTH_SECRET is required with DATABASE_URL/],
])("refuses %o in one line that names the variable", (settings, message) => {
  expect(() => readEnv(settings)).toThrow(EnvError)
  expect(() => readEnv(settings)).toThrow(message)
})

test.each(["false", "0"])("row-level security is turned off by %j under its name and its former name", (off) => {
  expect(readEnv({ ROW_LEVEL_SECURITY: off })).toEqual(readEnv({ FAMILY_WALL: off }))
  expect(readEnv({ FAMILY_WALL: off })).toMatchObject({ ROW_LEVEL_SECURITY: false })
  expect(readEnv({ ROW_LEVEL_SECURITY: "", FAMILY_WALL: off })).toMatchObject({ ROW_LEVEL_SECURITY: false })
  expect(readEnv({ ROW_LEVEL_SECURITY: "true", FAMILY_WALL: off })).toMatchObject({ ROW_LEVEL_SECURITY: true })
  expect(readEnv({ ROW_LEVEL_SECURITY: off, FAMILY_WALL: "true" })).toMatchObject({ ROW_LEVEL_SECURITY: false })
})

test("an invalid value is reported under the name that was set", () => {
  expect(() => readEnv({ FAMILY_WALL: "maybe" })).toThrow("FAMILY_WALL must be true or false")
  expect(() => readEnv({ ROW_LEVEL_SECURITY: "maybe" })).toThrow("ROW_LEVEL_SECURITY must be true or false")
})

test("names all invalid variables at once", () => {
  expect(() => readEnv({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/PORT.*;.*LOG_LEVEL/)
})

test("APP_URL has no trailing slash, and defaults to localhost", () => {
  expect(readEnv({ APP_URL: "https://hearth.example/" }).APP_URL).toBe("https://hearth.example")
  expect(readEnv({ PORT: "4000" }).APP_URL).toBe("http://localhost:4000")
})

describe("a bucket", () => {
  const bucket = { BUCKET_URL: "https://s3.example/hearthbook/", BUCKET_KEY_ID: "id", BUCKET_SECRET: "secret" }

  test("is read with its region", () => {
    expect(readEnv(bucket)).toMatchObject({ BUCKET_URL: "https://s3.example/hearthbook", BUCKET_REGION: "us-east-1" })
  })

  test.each([
    [{ BUCKET_URL: bucket.BUCKET_URL }, /Missing: BUCKET_KEY_ID, BUCKET_SECRET$/],
    [{ ...bucket, BUCKET_SECRET: " " }, /Missing: BUCKET_SECRET$/],
    [{ FILE_STORE: "bucket" }, /Missing: BUCKET_URL, BUCKET_KEY_ID, BUCKET_SECRET$/],
    [
      { ...bucket, BUCKET_URL: "https://s3.example" },
      /BUCKET_URL must be the service's address with the bucket's name/,
    ],
    [{ ...bucket, BUCKET_URL: "http://s3.example/hearthbook" }, /BUCKET_URL must be/],
    [{ ...bucket, FILE_STORE: "disk" }, /FILE_STORE must be bucket or database/],
  ])("that is half configured is refused: %o", (given, message) => {
    expect(() => readEnv(given)).toThrow(message)
  })
})

test(".env.example lists exactly the known variables, with their defaults", () => {
  const example = readFileSync(new URL("../../../../.env.example", import.meta.url), "utf8")
  const lines = example.split("\n").flatMap((line) => /^([A-Z_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? [])
  const settings = Object.fromEntries(
    lines.flatMap((name, index) => (index % 2 === 0 ? [[name, lines[index + 1]]] : [])),
  )
  expect(readEnv(settings)).toEqual(readEnv({}))
  expect(Object.keys(settings).sort()).toEqual([...settingNames].sort())
})

test("docs/deploy.md describes exactly the known variables", () => {
  const page = readFileSync(new URL("../../../../docs/deploy.md", import.meta.url), "utf8")
  const [, section = ""] = page.split("## Environment variables")
  const described = [...section.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
  expect(new Set(described)).toEqual(new Set(settingNames))
})

test("the AWS template passes every variable that functions use, with its default", () => {
  const template = readFileSync(new URL("../../deploy/template.yaml", import.meta.url), "utf8")
  const passed = [...template.matchAll(/^ {10}([A-Z_]+): !Ref (\w+)$/gm)].map(([, name = "", parameter = ""]) => {
    const given = new RegExp(`^  ${parameter}:\\n(?: {4}.*\\n)*? {4}Default: (.*)$`, "m").exec(template)?.[1]
    return [name, given?.replaceAll('"', "")] as const
  })
  const serverOnly = ["PORT", "DATA_DIR"]
  expect(new Set([...passed.map(([name]) => name), ...serverOnly])).toEqual(
    new Set([...settingNames, ...Object.values(formerNames)]),
  )
  expect(readEnv(Object.fromEntries(passed))).toEqual(readEnv({}))
})
