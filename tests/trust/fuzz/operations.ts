import { fieldsOf, read } from "../../contract/read.ts"

/** A schema of the document, as far as it is followed here. */
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

/** One method of one address of /api/v1, as our own document describes it. */
export type Operation = {
  method: string
  path: string
  parameters: Parameter[]
  /** By content type; of what travels as bytes there is no more than the type. */
  bodies: Record<string, Schema>
}

const methods = ["get", "post", "put", "delete"]

/** Everything that the document says may be asked. */
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

/** Which of them an address is of; one that is written out goes before one with a place for an id. */
export function findOperation(operations: Operation[], method: string, address: string): Operation | undefined {
  const ofMethod = operations.filter((operation) => operation.method === method)
  return ofMethod.find(({ path }) => path === address) ?? ofMethod.find(({ path }) => patternOf(path).test(address))
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`)
}
