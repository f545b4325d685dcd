import { execFileSync, spawnSync } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"

const docs = await readFile(new URL("../docs/deploy.md", import.meta.url), "utf8")

/** Returns the backup command of docs/deploy.md that contains `words`. */
export function backupCommand(words: string): string {
  const section = docs.slice(docs.indexOf("\n## Backups"), docs.indexOf("\n## A new version"))
  const found = [...section.matchAll(/`([^`]+)`/g)]
    .map(([, code = ""]) => code)
    .find((code) => code.includes(words) && code !== words)
  if (!found) throw new Error(`docs/deploy.md has no command with ${words}.`)
  return found
}

/** Returns true if pg_dump is installed and supports this version of Postgres. An older pg_dump refuses it. */
export function hasDump(version: number): boolean {
  const { stdout } = spawnSync("sh", ["-c", "pg_dump --version"], { encoding: "utf8" })
  return Number(/(\d+)/.exec(stdout ?? "")?.[1] ?? 0) >= version
}

/** Copies a database into an empty one with the documented commands. */
export async function dumpAndRestore(from: string, to: string): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-dump-"))
  try {
    for (const [words, address] of [
      ["pg_dump --", from],
      ["pg_restore --", to],
    ] as const) {
      const command = backupCommand(words).replace("<direct address>", address)
      execFileSync("sh", ["-c", command], { cwd: folder, stdio: "pipe" })
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
