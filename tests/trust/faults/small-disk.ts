import { spawnSync } from "node:child_process"
import { chmod, mkdtemp, open, rm, rmdir, statfs } from "node:fs/promises"
import os from "node:os"
import path from "node:path"

/** A separate disk that a test fills. */
export type SmallDisk = {
  folder: string
  /** Fills the disk except for some bytes. */
  leave: (bytes: number) => Promise<void>
  makeRoom: () => Promise<void>
  remove: () => Promise<void>
}

/** Mounts a disk of `bytes` in memory. Returns null if the user may not mount disks, even with sudo. */
export async function mountSmallDisk(bytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-disk-"))
  const asRoot = [[], ["sudo", "-n"]].find((prefix) => {
    return succeeds([...prefix, "mount", "-t", "tmpfs", "-o", `size=${bytes},mode=1777`, "tmpfs", folder])
  })
  if (!asRoot) {
    await rmdir(folder)
    return null
  }
  // Postgres runs as another user.
  await chmod(folder, 0o1777)
  const ballast = path.join(folder, "ballast")
  return {
    folder,
    leave: async (room) => {
      const { bavail, bsize } = await statfs(folder)
      const file = await open(ballast, "w")
      const piece = Buffer.alloc(1024 * 1024)
      for (let left = bavail * bsize - room; left > 0; left -= piece.length)
        await file.write(piece, 0, Math.min(left, piece.length))
      await file.close()
    },
    makeRoom: () => rm(ballast, { force: true }),
    remove: async () => {
      succeeds([...asRoot, "umount", "-l", folder])
      await rmdir(folder)
    },
  }
}

function succeeds([program = "", ...given]: string[]): boolean {
  return spawnSync(program, given, { stdio: "ignore" }).status === 0
}
