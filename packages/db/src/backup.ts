import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"

const kept = 7

/** Writes `dump` to `folder`/backups under the present time, whole or not at all, and keeps the newest seven. */
export async function backUp(folder: string, dump: () => Promise<Blob>): Promise<void> {
  const backups = path.join(folder, "backups")
  await mkdir(backups, { recursive: true })
  const name = `${new Date().toISOString().replaceAll(":", "-")}.tar.gz`
  const partial = path.join(backups, `${name}.partial`)
  await writeFile(partial, Buffer.from(await (await dump()).arrayBuffer()))
  await rename(partial, path.join(backups, name))
  const all = (await readdir(backups)).filter((file) => file.endsWith(".tar.gz")).sort()
  await Promise.all(all.slice(0, -kept).map((file) => rm(path.join(backups, file))))
}
