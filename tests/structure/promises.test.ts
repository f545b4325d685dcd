import { readFileSync } from "node:fs"
import { errorCodes } from "@hearthbook/core/errors/errors"
import { describeApi } from "@hearthbook/api/openapi/openapi"
import { describe, expect, test } from "vitest"
import { z } from "zod"
import { paths } from "../../apps/web/src/lib/paths.ts"
import { findUnproven, otherTags, pageNames, readPromises, readTags } from "./read-promises.ts"

const promises = readPromises()
const ids = promises.map(({ id }) => id)
const texts = promises.map(({ text }) => text).join("\n")

describe("the promises of docs/product", () => {
  test("have unique ids that begin with the name of their page", () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(promises.filter(({ id, page }) => !new RegExp(`^${page}\\.[a-z0-9]+(-[a-z0-9]+)*$`).test(id))).toEqual([])
  })

  test("each have a test", () => expect(findUnproven()).toEqual([]))

  test("are on pages that docs/product.md links to", () => {
    const index = readFileSync(new URL("../../docs/product.md", import.meta.url), "utf8")
    expect(pageNames().filter((page) => !index.includes(`(product/${page}.md)`))).toEqual([])
  })
})

test("each tag of a test names a promise", () => {
  const known = new Set([...ids, ...otherTags])
  expect(readTags().filter(({ name }) => !known.has(name))).toEqual([])
})

test("each page of the app has a promise", () => {
  const addresses = Object.values(paths).map((path) => path.replace(/:(\w+)/g, "{$1}"))
  expect(addresses.filter((address) => !texts.includes(`\`${address}\``))).toEqual([])
})

test("each call of the REST API has a promise", () => {
  const operations = z.record(z.string(), z.record(z.string(), z.unknown()))
  const calls = Object.entries(operations.parse(describeApi("http://localhost", "").paths)).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(calls.filter((call) => !texts.includes(`\`${call}\``))).toEqual([])
})

test("each error code has a promise", () => {
  expect(errorCodes.filter((code) => !texts.includes(`\`${code}\``))).toEqual([])
})
