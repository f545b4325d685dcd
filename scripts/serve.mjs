import { spawn } from "node:child_process"

/**
 * Runs Node programs until one of them ends, then stops the others and exits. Passes the first SIGINT, SIGTERM or SIGHUP on to
 * each, and ignores later ones: the terminal and npm both send them, and a second signal could stop a server before its database
 * is closed.
 * @param {{ args: string[], cwd: string, env?: Record<string, string> }[]} programs
 */
export function serve(programs) {
  const children = programs.map(({ args, cwd, env }) =>
    spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: "inherit",
      // In a separate process group, because the terminal signals all processes of its group.
      detached: process.platform !== "win32",
    }),
  )
  let exitCode = 0
  let is_stopping = false
  const stop = (signal) => {
    if (!is_stopping) for (const child of children) child.kill(signal)
    is_stopping = true
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop)

  // npm signals only its shell, which exits without passing the signal on. This script then has a new parent.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop("SIGTERM"), 500).unref()

  for (const child of children) {
    child.on("error", (error) => {
      console.error(`${child.spawnargs.join(" ")} cannot be started: ${error.message}`)
      exitCode = 1
      stop("SIGTERM")
    })
    child.on("exit", (code) => {
      // A program that was stopped by a signal has not failed.
      if (!is_stopping) exitCode = code ?? 1
      else if (code !== null && code < 128) exitCode ||= code
      stop("SIGTERM")
    })
  }
  // The script exits by itself once the last program has ended.
  process.on("exit", () => (process.exitCode = exitCode))
}
