import { fieldsOf, read } from "../../contract/fixtures/read.ts"

/** The parts of an OpenAPI schema that the tests use. */
export type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
}

type Parameter = { in: string; name: string; schema: Schema }

/** One method of one path of /api/v1, from the OpenAPI document. */
export type Operation = {
  method: string
  path: string
  parameters: Parameter[]
  /** Schemas by content type. Bytes have no schema. */
  bodies: Record<string, Schema>
}

const methods = ["get", "post", "put", "delete"]

/** Lists all operations of the document. */
export function listOperations(document: unknown): Operation[] {
  return Object.entries(fieldsOf(read(document, "paths"))).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = read(item, method)
      if (!operation) return []
      const content = fieldsOf(read(read(operation, "requestBody"), "content")) as Record<string, { schema: Schema }>
      return {
        method: method.toUpperCase(),
        path,
        parameters: Object.values(fieldsOf(read(operation, "parameters"))) as Parameter[],
        bodies: Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema])),
      }
    }),
  )
}

/** Finds the operation of a path. Literal paths take precedence over parameters. */
export function findOperation(operations: Operation[], method: string, address: string): Operation | undefined {
  const ofMethod = operations.filter((operation) => operation.method === method)
  return ofMethod.find(({ path }) => path === address) ?? ofMethod.find(({ path }) => patternOf(path).test(address))
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`)
}
