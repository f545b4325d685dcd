import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"

const maxBackups = 7

/** Writes `dump` to `folder`/backups, named by the current time, and keeps the newest seven. A failed backup leaves no file. */
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
    // A partial backup is useless, and takes up space that the database itself may need.
    await rm(partial, { force: true })
    throw error
  }
  const all = (await readdir(backups)).filter((file) => file.endsWith(".tar.gz")).sort()
  await Promise.all(all.slice(0, -maxBackups).map((file) => rm(path.join(backups, file))))
}

/** Removes partial backups of a process that was killed. Safe, because one process owns the folder and makes one backup at a time. */
async function removePartial(backups: string): Promise<void> {
  const partials = (await readdir(backups)).filter((file) => file.endsWith(".partial"))
  await Promise.all(partials.map((file) => rm(path.join(backups, file), { force: true })))
}
