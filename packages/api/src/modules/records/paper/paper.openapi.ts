import { z } from "zod"
import { papers } from "./papers/index.ts"

const pdf = { "application/pdf": { schema: { type: "string", contentMediaType: "application/pdf" } } }

/** Documents are answered as bytes instead of JSON, so these are no procedures. */
export function paperPaths() {
  return Object.fromEntries(
    Object.entries(papers).map(([name, { path, what, input }]) => [
      path,
      {
        get: {
          operationId: `papers-${name}`,
          refuses: ["RATE_LIMITED"],
          tags: ["paper"],
          security: [{ bearer: [] }],
          summary: `Get ${what} as a PDF`,
          parameters: parametersOf(input),
          responses: { 200: { description: "The document", content: pdf } },
        },
      },
    ]),
  )
}

function parametersOf(schema: z.ZodType) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })
  return Object.entries(properties).map(([name, schema]) => ({
    in: name === "id" ? "path" : "query",
    name,
    ...(required.includes(name) && { required: true }),
    schema,
  }))
}
