import { spawn } from "node:child_process"
import { once } from "node:events"
import http from "node:http"
import { Readable } from "node:stream"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"

const network = new URL("network.mjs", import.meta.url).href

/** A process that runs one function like its platform. */
export type Host = {
  send: (request: Request, headers: Record<string, string>) => Promise<Response>
  close: () => Promise<void>
}

type Start = {
  /** vercel-host.mjs or lambda-host.mjs. */
  program: string
  /** The function's build folder. */
  folder: string
  env: Record<string, string>
  /** Called with each line that the function prints. */
  onLine: (line: string) => void
}

/** Starts the function in a new process with only this environment. Throws its output if it does not start. */
export async function startHost({ program, folder, env, onLine }: Start): Promise<Host> {
  const file = fileURLToPath(new URL(program, import.meta.url))
  const child = spawn(process.execPath, ["--import", network, file, folder], {
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  })
  let printed = ""
  /** Ids of requests whose log line has been printed. */
  const logged = new Set<string>()
  const take = (chunk: Buffer) => {
    const lines = (printed + chunk.toString()).split(/(?<=\n)/)
    printed = lines.at(-1)?.endsWith("\n") ? "" : (lines.pop() ?? "")
    for (const line of lines) onLine(line)
    for (const line of lines) logged.add(/"request_id":"([^"]+)".*"msg":"request"/.exec(line)?.[1] ?? "")
  }
  const output: string[] = []
  child.stdout?.on("data", take)
  child.stderr?.on("data", (chunk: Buffer) => {
    output.push(chunk.toString())
    take(chunk)
  })
  const ended = once(child, "close")
  const failed = ended.then(() => {
    throw new Error(`The function in ${folder} did not start:\n${output.join("")}`)
  })
  const [message] = (await Promise.race([once(child, "message"), failed])) as [{ port: number }]
  failed.catch(() => undefined)
  const { port } = message
  // Connections are reused, like those of an edge.
  const agent = new http.Agent({ keepAlive: true })
  const close = async () => {
    agent.destroy()
    child.kill()
    await ended
  }
  const send = async (request: Request, headers: Record<string, string>) => {
    const response = await forward(request, { port, headers, agent })
    await waitForLogLine(response.headers.get("x-request-id"), logged)
    return response
  }
  return { send, close }
}

type Forwarding = { port: number; headers: Record<string, string>; agent: http.Agent }

/** Forwards a request and streams its response. */
async function forward(request: Request, { port, headers, agent }: Forwarding): Promise<Response> {
  const url = new URL(request.url)
  const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
  const options = {
    port,
    host: "127.0.0.1",
    agent,
    method: request.method,
    path: url.pathname + url.search,
    headers: {
      ...Object.fromEntries(request.headers),
      ...(body && { "content-length": String(body.length) }),
      host: url.host,
      ...headers,
    },
  }
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const sent = http.request(options, resolve)
    sent.on("error", reject)
    sent.end(body)
  })
  const answered = new Headers()
  for (let index = 0; index < answer.rawHeaders.length; index += 2) {
    const name = answer.rawHeaders[index] ?? ""
    if (!/^(connection|keep-alive|transfer-encoding)$/i.test(name))
      answered.append(name, answer.rawHeaders[index + 1] ?? "")
  }
  const status = answer.statusCode ?? 500
  const hasBody = request.method !== "HEAD" && ![204, 205, 304].includes(status)
  if (!hasBody) answer.resume()
  return new Response(hasBody ? toStream(answer) : null, { status, headers: answered })
}

/** Converts Node's response to a stream with the type that fetch expects. */
function toStream(answer: http.IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = Readable.prototype[Symbol.asyncIterator].call(answer)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(new Uint8Array(next.value))
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}

/** Waits for a request's log line, which may arrive after its response. */
async function waitForLogLine(request_id: string | null, logged: Set<string>): Promise<void> {
  for (let turn = 0; request_id && !logged.has(request_id) && turn < 50; turn++) await sleep(turn < 5 ? 1 : 10)
}
