import net from "node:net"
import { listenHere } from "@hearthbook/db/testing/listen"

/** A statement on the wire, with values as text or null. */
export type Statement = { sql: string; values: (string | null)[] }

/**
 * Starts a loopback proxy between a program and Postgres that forwards everything unchanged and reports each executed
 * statement.
 */
export async function tapWire(
  postgres_port: number,
  onStatement: (statement: Statement) => void,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = net.createServer((program) => {
    const postgres = net.connect(postgres_port, "127.0.0.1")
    const listen = followFrontend(onStatement)
    for (const socket of [program, postgres]) socket.setNoDelay(true)
    program.on("data", listen)
    program.pipe(postgres).pipe(program)
    program.on("error", () => postgres.destroy())
    program.on("close", () => postgres.destroy())
    postgres.on("error", () => program.destroy())
  })
  return listenHere(server)
}

/** Parses a client's messages of the Postgres protocol (version 3): parse, bind and execute, or a simple query. */
function followFrontend(onStatement: (statement: Statement) => void): (chunk: Buffer) => void {
  const statements = new Map<string, string>()
  const portals = new Map<string, Statement>()
  let rest: Buffer = Buffer.alloc(0)
  let hasStarted = false

  const read = (type: string, message: Buffer) => {
    if (type === "Q") onStatement({ sql: readText(message, 0).text, values: [] })
    if (type === "P") {
      const name = readText(message, 0)
      statements.set(name.text, readText(message, name.end).text)
    }
    if (type === "B") {
      const portal = readText(message, 0)
      const name = readText(message, portal.end)
      portals.set(portal.text, { sql: statements.get(name.text) ?? "", values: readValues(message, name.end) })
    }
    if (type === "E") {
      const portal = portals.get(readText(message, 0).text)
      if (portal) onStatement(portal)
    }
  }

  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      // The first message has no type.
      const head = hasStarted ? 1 : 0
      if (rest.length < head + 4) return
      const length = rest.readInt32BE(head)
      if (rest.length < head + length) return
      if (hasStarted) read(String.fromCharCode(rest[0] ?? 0), rest.subarray(5, head + length))
      hasStarted = true
      rest = rest.subarray(head + length)
    }
  }
}

function readText(message: Buffer, start: number): { text: string; end: number } {
  const end = message.indexOf(0, start)
  return { text: message.toString("utf8", start, end), end: end + 1 }
}

function readValues(message: Buffer, start: number): (string | null)[] {
  const formats = message.readInt16BE(start)
  let place = start + 2 + formats * 2
  const count = message.readInt16BE(place)
  place += 2
  return Array.from({ length: count }, () => {
    const length = message.readInt32BE(place)
    place += 4
    if (length < 0) return null
    place += length
    return message.toString("utf8", place - length, place)
  })
}
