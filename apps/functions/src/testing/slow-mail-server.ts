import net from "node:net"
import { listenHere } from "@hearthbook/db/testing/listen"

export type SlowMailServer = {
  url: string
  /** The Message-ID of each mail that was received completely, in order; twice if it was received twice. */
  received: string[]
  close: () => Promise<void>
}

/** Starts a mail server that acknowledges a received mail only after `process` resolves, like one that scans mail for viruses. */
export async function startSlowMailServer(process: () => Promise<unknown>): Promise<SlowMailServer> {
  const received: string[] = []
  const server = net.createServer((client) => {
    client.on("error", () => undefined)
    /** The text received so far; null before DATA. */
    let text: string | null = null
    client.write("220 mail.family.test ESMTP\r\n")
    client.on("data", (bytes) => {
      if (text === null) {
        for (const line of bytes.toString().split("\r\n").filter(Boolean)) {
          if (line === "DATA") text = ""
          client.write(line === "DATA" ? "354 Go on\r\n" : "250 OK\r\n")
        }
        return
      }
      text += bytes.toString()
      if (!text.endsWith("\r\n.\r\n")) return
      received.push(/^message-id: (\S+)/im.exec(text)?.[1] ?? "none")
      text = null
      void process().then(() => client.writable && client.write("250 Queued\r\n"))
    })
  })
  const { port, close } = await listenHere(server)
  return { url: `smtp://127.0.0.1:${port}`, received, close }
}
