import { spawn } from "node:child_process"

/**
 * Runs Node programs until they end, and ends this script with them: when one ends, the others are of no use.
 * Ctrl-C and the like are passed on once to each, however often they arrive: the terminal and npm both send them, and
 * a server told twice may be cut off before its database is closed.
 * @param {{ args: string[], cwd: string, env?: Record<string, string> }[]} programs
 */
export function serve(programs) {
  const children = programs.map(({ args, cwd, env }) =>
    spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: "inherit",
      // A process group of its own, or the terminal would tell it as well.
      detached: process.platform !== "win32",
    }),
  )
  let exitCode = 0
  let told = false
  const tell = (signal) => {
    if (!told) for (const child of children) child.kill(signal)
    told = true
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, tell)

  // npm passes a signal only to its shell, which dies without passing it on; then we have another parent than before.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && tell("SIGTERM"), 500).unref()

  for (const child of children) {
    child.on("error", (error) => {
      console.error(`${child.spawnargs.join(" ")} cannot be started: ${error.message}`)
      exitCode = 1
      tell("SIGTERM")
    })
    child.on("exit", (code) => {
      // What ends because it was told to has not failed.
      if (!told) exitCode = code ?? 1
      else if (code !== null && code < 128) exitCode ||= code
      tell("SIGTERM")
    })
  }
  // Once the last one is gone nothing keeps this script running.
  process.on("exit", () => (process.exitCode = exitCode))
}
