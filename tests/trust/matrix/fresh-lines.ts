import { request } from "node:http"
import { listenOnLoopback } from "../../providers/listen.ts"

/**
 * Hands every request on to a server, over a line of its own each time. Where minutes of other work lie between two calls, a line that
 * was kept may be hung up by the other side at the very moment at which it is used again.
 */
export async function openFreshLines(target: string): Promise<{ url: string; close: () => Promise<void> }> {
  const { url, serve, close } = await listenOnLoopback()
  serve(({ method, url: path = "/", headers }, response) => {
    const onward = request(new URL(path, target), { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: "close" })
      answer.pipe(response)
    })
    onward.on("error", (error) => response.destroy(error))
    onward.end()
  })
  return { url, close }
}
