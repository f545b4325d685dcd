import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import S3rver from "@20minutes/s3rver"
import type { Bucket } from "../request/bucket.ts"

/** Browsers may send objects from any site, as an operator allows for the installation's own. */
const cors = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
  <AllowedHeader>*</AllowedHeader></CORSRule></CORSConfiguration>`
const name = "hearthbook"

/**
 * Starts an S3-compatible server with one private bucket: requests without a signature are refused, and so are signatures that do not
 * match. `failing` makes the next requests fail as a service in trouble does.
 */
export async function startBucketServer() {
  const directory = await mkdtemp(path.join(tmpdir(), "hearthbook-bucket-"))
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name, configs: [cors] }] })
  await s3.configureBuckets()
  const answer = s3.callback()
  const state = { failing: false, requests: [] as string[] }
  const server = createServer((request, response) => {
    state.requests.push(`${request.method} ${request.url?.replace(/\?.*/, "")}`)
    const isSigned = request.headers.authorization || request.url?.includes("X-Amz-Signature=")
    const status = state.failing ? 503 : isSigned || request.method === "OPTIONS" ? null : 403
    if (status) return void request.resume().on("end", () => response.writeHead(status).end())
    answer(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const bucket: Bucket = {
    url: `http://127.0.0.1:${port}/${name}`,
    region: "us-east-1",
    key_id: "S3RVER",
    secret: "S3RVER",
    takes_files: true,
    timeout: 10_000,
  }
  /** The keys of all stored objects. */
  const keys = async () => {
    const entries = await readdir(path.join(directory, name), { recursive: true })
    return entries.flatMap((entry) => /^(.*)\._S3rver_object$/.exec(entry)?.slice(1) ?? []).sort()
  }
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await rm(directory, { recursive: true, force: true })
  }
  return { bucket, state, keys, close }
}

export type BucketServer = Awaited<ReturnType<typeof startBucketServer>>
