import { expect, test } from "vitest"
import { z } from "zod"
import "./trpc.ts"

const row = z.object({ id: z.uuid() })
const schemas: [string, z.ZodType, unknown][] = [
  ["an object", row, {}],
  ["a list", z.array(row), [{}]],
  ["an object or null", row.nullable(), {}],
  ["an object or nothing", row.optional(), {}],
  ["one of two objects", z.union([row, z.null()]), {}],
]

test.each(schemas)("%s is parsed at once, and a wrong one still rejects", async (_, schema, wrong) => {
  // Zod runs the code that it compiles only where it does not wait.
  const waiting = schema.refine(() => Promise.resolve(true))
  await expect(waiting.parseAsync(schema instanceof z.ZodArray ? [] : { id: crypto.randomUUID() })).rejects.toThrow(
    /Promise during synchronous parse/,
  )
  await expect(schema.parseAsync(wrong)).rejects.toBeInstanceOf(z.ZodError)
})

test("parsing takes out what the schema does not have", async () => {
  const schema = z.array(z.object({ name: z.string() }))
  expect(await schema.parseAsync([{ name: "Ada", secret: "1234" }])).toEqual([{ name: "Ada" }])
})
