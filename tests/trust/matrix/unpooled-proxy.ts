import { request } from "node:http"
import { listenOnLoopback } from "../../providers/listen.ts"

/**
 * Starts a proxy that opens a new connection for each request. With minutes between two calls, the server may close a
 * pooled connection just as it is reused.
 */
export async function openUnpooledProxy(target: string): Promise<{ url: string; close: () => Promise<void> }> {
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
