import net from "node:net"
import { listenHere } from "@hearthbook/db/testing/listen"

export type SlowMailServer = {
  url: string
  /** The Message-ID of each mail whose whole text has come, in that order; twice where it came twice. */
  taken: string[]
  close: () => Promise<void>
}

/** A mail server that has a mail's whole text and says so only when `think` is done: as one does that looks for viruses first. */
export async function startSlowMailServer(think: () => Promise<unknown>): Promise<SlowMailServer> {
  const taken: string[] = []
  const server = net.createServer((caller) => {
    caller.on("error", () => undefined)
    /** What has come of a text; null while we speak of whom it is for. */
    let text: string | null = null
    caller.write("220 mail.family.test ESMTP\r\n")
    caller.on("data", (bytes) => {
      if (text === null) {
        for (const line of bytes.toString().split("\r\n").filter(Boolean)) {
          if (line === "DATA") text = ""
          caller.write(line === "DATA" ? "354 Go on\r\n" : "250 OK\r\n")
        }
        return
      }
      text += bytes.toString()
      if (!text.endsWith("\r\n.\r\n")) return
      taken.push(/^message-id: (\S+)/im.exec(text)?.[1] ?? "none")
      text = null
      void think().then(() => caller.writable && caller.write("250 Queued\r\n"))
    })
  })
  const { port, close } = await listenHere(server)
  return { url: `smtp://127.0.0.1:${port}`, taken, close }
}
