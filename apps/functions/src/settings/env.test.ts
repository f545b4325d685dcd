import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { EnvError, readEnv, settingNames } from "./env.ts"

test("nothing needs to be set to run at home", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    APP_URL: "http://localhost:3000",
    LOG_LEVEL: "info",
    TRUST_PROXY: 0,
    REQUIRE_VERIFIED_EMAIL: false,
    FAMILY_WALL: true,
    ADMIN_EMAILS: [],
  })
})

test("a line left empty in a file of settings is as good as none", () => {
  for (const nothing of ["", " "]) {
    const empty = Object.fromEntries(settingNames.map((name) => [name, nothing]))
    expect(readEnv(empty)).toEqual(readEnv({}))
  }
})

test.each([
  [{ PORT: "eighty" }, /PORT is a port number/],
  [{ PORT: "70000" }, /PORT/],
  [{ APP_URL: "hearthbook" }, /APP_URL is a web address/],
  [{ LOG_LEVEL: "loud" }, /LOG_LEVEL is one of/],
  [{ GOOGLE_ISSUER: "http://accounts.example" }, /GOOGLE_ISSUER is a web address that begins with https/],
  [{ GITHUB_URL: "github" }, /GITHUB_URL is a web address/],
  [{ REQUIRE_VERIFIED_EMAIL: "maybe" }, /REQUIRE_VERIFIED_EMAIL is true or false/],
  [{ AUTH_SECRET: "short" }, /AUTH_SECRET has 32 characters or more/],
  [{ DATABASE_URL: "postgresql://db/name" }, /AUTH_SECRET is required with DATABASE_URL/],
])("%o is refused in one line that names it", (settings, message) => {
  expect(() => readEnv(settings)).toThrow(EnvError)
  expect(() => readEnv(settings)).toThrow(message)
})

test("several wrong ones are all named at once", () => {
  expect(() => readEnv({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/PORT.*;.*LOG_LEVEL/)
})

test("links derive from one address, without its last slash", () => {
  expect(readEnv({ APP_URL: "https://hearth.example/" }).APP_URL).toBe("https://hearth.example")
  expect(readEnv({ PORT: "4000" }).APP_URL).toBe("http://localhost:4000")
})

test(".env.example lists every setting, and no other, with its default", () => {
  const example = readFileSync(new URL("../../../../.env.example", import.meta.url), "utf8")
  const lines = example.split("\n").flatMap((line) => /^([A-Z_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? [])
  const settings = Object.fromEntries(
    lines.flatMap((name, index) => (index % 2 === 0 ? [[name, lines[index + 1]]] : [])),
  )
  expect(readEnv(settings)).toEqual(readEnv({}))
  expect(Object.keys(settings).sort()).toEqual([...settingNames].sort())
})

test("docs/deploy.md tells what every setting is, and of no other", () => {
  const page = readFileSync(new URL("../../../../docs/deploy.md", import.meta.url), "utf8")
  const [, section = ""] = page.split("## Every variable")
  const told = [...section.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
  expect(new Set(told)).toEqual(new Set(settingNames))
})

test("the template for AWS hands on every setting that a function has, with its default", () => {
  const template = readFileSync(new URL("../../deploy/template.yaml", import.meta.url), "utf8")
  const handed = [...template.matchAll(/^ {10}([A-Z_]+): !Ref (\w+)$/gm)].map(([, name = "", parameter = ""]) => {
    const given = new RegExp(`^  ${parameter}:\\n(?: {4}.*\\n)*? {4}Default: (.*)$`, "m").exec(template)?.[1]
    return [name, given?.replaceAll('"', "")] as const
  })
  const ofServers = ["PORT", "DATA_DIR"]
  expect(new Set([...handed.map(([name]) => name), ...ofServers])).toEqual(new Set(settingNames))
  expect(readEnv(Object.fromEntries(handed))).toEqual(readEnv({}))
})
