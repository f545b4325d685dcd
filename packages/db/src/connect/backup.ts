import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"

const kept = 7

/** Writes `dump` to `folder`/backups under the present time, whole or not at all, and keeps the newest seven. */
export async function backUp(folder: string, dump: () => Promise<Blob>): Promise<void> {
  const backups = path.join(folder, "backups")
  await mkdir(backups, { recursive: true })
  const name = `${new Date().toISOString().replaceAll(":", "-")}.tar.gz`
  const partial = path.join(backups, `${name}.partial`)
  await removePartial(backups)
  try {
    await writeFile(partial, Buffer.from(await (await dump()).arrayBuffer()))
    await rename(partial, path.join(backups, name))
  } catch (error) {
    // Half a copy helps nobody, and takes up the room that the database itself may be out of.
    await rm(partial, { force: true })
    throw error
  }
  const all = (await readdir(backups)).filter((file) => file.endsWith(".tar.gz")).sort()
  await Promise.all(all.slice(0, -kept).map((file) => rm(path.join(backups, file))))
}

/** Removes what a kill in the middle of a copy has left. The folder is one process's, and it makes one copy at a time. */
async function removePartial(backups: string): Promise<void> {
  const left = (await readdir(backups)).filter((file) => file.endsWith(".partial"))
  await Promise.all(left.map((file) => rm(path.join(backups, file), { force: true })))
}
