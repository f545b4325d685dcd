import { createCurriculum, createProvider } from "@hearthbook/db/testing/factories"
import { afterAll, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)
const { parent, family_id } = await api.openFamily()

test("is listed by name, with empty fields as null", async () => {
  await parent.providers.create({ name: "Khan Academy", website: "https://www.khanacademy.org", logo_url: "" })
  await parent.providers.create({ name: "Ambleside Online" })
  expect(await parent.providers.list({})).toMatchObject([
    { name: "Ambleside Online", website: null, logo_url: null },
    { name: "Khan Academy", website: "https://www.khanacademy.org", logo_url: null },
  ])
})

test.each(["javascript:alert(1)", "data:text/html,hello", "ftp://example.com", "khanacademy", "http:foo"])(
  "refuses %s as a website, because a parent will click it",
  async (website) => {
    const message = "Website must be a web address such as https://example.com."
    await expect(parent.providers.create({ name: "Odd", website })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message,
    })
  },
)

test("is sorted ignoring case and accents, also across pages", async () => {
  const { parent: mother } = await api.openFamily()
  for (const name of ["zed", "Abeka", "Élan", "abacus", "Zaner"]) await mother.providers.create({ name })
  const all = await mother.providers.list({})
  expect(all.map(({ name }) => name)).toEqual(["abacus", "Abeka", "Élan", "Zaner", "zed"])
  const first = await mother.providers.list({ limit: 2 })
  expect([...first, ...(await mother.providers.list({ limit: 3, cursor: first[1]?.id }))]).toEqual(all)
})

test("deleting it makes its curricula custom", { tags: ["planning.provider-delete"] }, async () => {
  const provider = await createProvider(api.db, { family_id })
  const curriculum = await createCurriculum(api.db, { family_id, provider_id: provider.id })
  await parent.providers.delete({ id: provider.id })
  expect(await parent.curriculum.byId({ id: curriculum.id })).toMatchObject({ provider_id: null, provider: null })
})
