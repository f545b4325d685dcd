import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { z } from "zod"
import { rulePack } from "./rule-pack.schema.ts"

const folder = new URL("states/", import.meta.url)
const files = readdirSync(folder)
const packs = files.flatMap((name) => z.array(rulePack).parse(JSON.parse(readFileSync(new URL(name, folder), "utf8"))))

describe("the rule packs", () => {
  test("read", () => {
    expect(packs.length).toBe(files.length)
    expect(packs.filter(({ status }) => status === "sourced").length).toBeGreaterThanOrEqual(20)
    for (const pack of packs) expect(pack.sources.length).toBeGreaterThan(0)
  })
})
