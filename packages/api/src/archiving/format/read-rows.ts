import type { z } from "zod"
import { damagedArchive } from "./archive-errors.ts"
import type { Archive } from "./open-archive.ts"

/** The size limit of one row in bytes, ten times the longest texts that forms accept. */
const longestLine = 1024 * 1024
const newline = 0x0a

/** Reads the rows of an entry and checks each one. Throws VALIDATION_ERROR with the line number if one is invalid. */
export async function* readRows<Schema extends z.ZodType>(
  archive: Archive,
  name: string,
  schema: Schema,
): AsyncGenerator<z.output<Schema>> {
  let number = 0
  for await (const line of readLines(archive.read(name), name)) {
    number += 1
    yield parse(line, schema, `line ${number} of ${name}`)
  }
}

/** Reads a single record. */
export async function readSingleton<Schema extends z.ZodType>(
  archive: Archive,
  name: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parse(await archive.readAll(name, longestLine), schema, name)
}

async function* readLines(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let from = 0
    for (let end = rest.indexOf(newline); end >= 0; end = rest.indexOf(newline, from)) {
      yield rest.subarray(from, end)
      from = end + 1
    }
    rest = rest.subarray(from)
    if (rest.length > longestLine) throw damagedArchive(`a line of ${name} is too long`)
  }
  if (rest.length > 0) throw damagedArchive(`the last line of ${name} is incomplete`)
}

const utf8 = new TextDecoder("utf-8", { fatal: true })

function parse<Schema extends z.ZodType>(bytes: Buffer, schema: Schema, place: string): z.output<Schema> {
  const { data, error } = schema.safeParse(parseJson(bytes, place))
  if (!error) return data
  const [issue] = error.issues
  const field = issue?.path.join(".")
  throw damagedArchive(`${place} is invalid (${field ? `${field}: ` : ""}${(issue?.message ?? "").replace(/\.$/, "")})`)
}

function parseJson(bytes: Buffer, place: string): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw damagedArchive(`${place} is not valid JSON`)
  }
}
