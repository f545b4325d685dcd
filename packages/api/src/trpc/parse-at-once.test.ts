import { expect, test } from "vitest"
import { z } from "zod"
import "./trpc.ts"

test.each([
  ["an object", z.object({ id: z.uuid() }), { id: "no id" }],
  ["a list", z.array(z.object({ id: z.uuid() })), [{ id: "no id" }]],
  ["an object or null", z.object({ id: z.uuid() }).nullable(), { id: "no id" }],
  ["an object or nothing", z.object({ id: z.uuid() }).optional(), { id: "no id" }],
])(
  "%s is parsed by the code that zod compiles for it, which runs only when nothing waits",
  async (_, schema, wrong) => {
    let parsed = 0
    const counted = schema.refine((_value) => Promise.resolve(Boolean(++parsed)))
    await expect(counted.parseAsync(Array.isArray(wrong) ? [] : { id: crypto.randomUUID() })).rejects.toThrow(
      /Promise during synchronous parse/,
    )
    expect(parsed).toBe(1)
    await expect(schema.parseAsync(wrong)).rejects.toBeInstanceOf(z.ZodError)
  },
)

test("parsing takes out what the schema does not have", async () => {
  const schema = z.array(z.object({ name: z.string() }))
  expect(await schema.parseAsync([{ name: "Ada", secret: "1234" }])).toEqual([{ name: "Ada" }])
})
