import { spawn } from "node:child_process"
import path from "node:path"
import { root } from "./root.mjs"

// Turns off telemetry and update checks.
const quietTools = { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", TURBO_NO_UPDATE_NOTIFIER: "1" }

/**
 * Runs a program in the root folder, and returns its exit code once it ends. Passes its output through, or with `quiet` prints it only
 * if the program fails.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { quiet = false, env = {} } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...quietTools, ...env },
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    // On Windows npm is a batch file, which needs a shell.
    shell: process.platform === "win32" && !path.isAbsolute(program),
  })
  const output = []
  child.stdout?.on("data", (chunk) => output.push(chunk))
  child.stderr?.on("data", (chunk) => output.push(chunk))
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`${program} cannot be run: ${error.message}`)
      resolve(127)
    })
    child.on("close", (code, signal) => {
      const result = code ?? (signal === "SIGINT" ? 130 : 1)
      if (result !== 0) process.stderr.write(Buffer.concat(output))
      resolve(result)
    })
  })
}

/**
 * Runs a JavaScript file of an installed package, such as `turbo/bin/turbo`, with the same Node.
 * @param {string} file below node_modules
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(file, args, options) {
  return run(process.execPath, [path.join(root, "node_modules", file), ...args], options)
}
