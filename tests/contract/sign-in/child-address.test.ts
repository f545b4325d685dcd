import { afterAll, beforeAll, expect, test } from "vitest"
import { idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

// A child's login may use a real email address, whose owner confirms or releases it over REST.
let rest: Rest
let anonymous: Ask
beforeAll(async () => {
  rest = await openRest()
  anonymous = rest.as(null)
})
afterAll(() => rest.close())

let count = 0

/** Creates a child's login with a real address. Returns the parent's client and the mailed token. */
async function giveAddress() {
  const number = count++
  const parent = rest.as(await rest.register(`gives.${number}@example.com`))
  const child = { first_name: `Wren${number}`, last_name: "Byron", grade_level: "3", date_of_birth: "2017-05-20" }
  const student_id = idOf(await parent("POST", "/students", child))
  const email = `wren.${number}@example.com`
  const made = await parent("POST", "/students/login", { student_id, email, password: "maple-otter-7" })
  expect(made).toMatchObject({ status: 200, body: { username: email } })
  const { text } = await rest.db.outbox_email.findFirstOrThrow({ where: { recipient: email } })
  const token = /child-address\?token=([\w-]+)/.exec(text)?.[1]
  const readLogin = async () => (await parent("GET", `/students/${student_id}/login`)).body
  return { email, token, first_name: child.first_name, readLogin }
}

test("the mailed link confirms an address once", { tags: ["api.read-child-address"] }, async () => {
  const { email, token, first_name, readLogin } = await giveAddress()
  expect(await readLogin()).toMatchObject({ username: email, email_confirmed: false })
  const asked = await anonymous("POST", "/auth/child-address/read", { token })
  expect(asked).toMatchObject({ status: 200, body: { email, first_name, is_confirmed: false } })
  const answer = await anonymous("POST", "/auth/child-address", { token, confirm: true })
  expect(answer).toMatchObject({ status: 200, body: { confirmed: true } })
  expect(await readLogin()).toMatchObject({ username: email, email_confirmed: true })
  const again = await anonymous("POST", "/auth/child-address", { token, confirm: false })
  expect(again).toMatchObject({ status: 400, body: { code: "TOKEN_INVALID" } })
})

test(
  "the mailed link releases an address, which its owner can then register",
  { tags: ["api.decide-child-address"] },
  async () => {
    const { email, token, first_name, readLogin } = await giveAddress()
    const answer = await anonymous("POST", "/auth/child-address", { token, confirm: false })
    expect(answer).toMatchObject({ status: 200, body: { confirmed: false } })
    expect(await readLogin()).toMatchObject({
      username: `${first_name.toLowerCase()}@hearthbook.app`,
      email_confirmed: null,
    })
    expect(await rest.register(email)).not.toBe("undefined")
  },
)

test("the link's token appears in no URL and in no log line", async () => {
  rest.logged.length = 0
  const { token } = await giveAddress()
  await anonymous("POST", "/auth/child-address/read", { token })
  expect(rest.logged.join("")).not.toContain(token)
  const made_up = await anonymous("POST", "/auth/child-address/read", { token: "made-up" })
  expect(made_up).toMatchObject({ status: 400 })
  expect(read(made_up.body, "code")).toBe("TOKEN_INVALID")
})
