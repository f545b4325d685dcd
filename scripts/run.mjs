import { spawn } from "node:child_process"
import path from "node:path"
import { root } from "./root.mjs"

// Neither tool need phone home from a family's computer or from a build.
const quietTools = { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", TURBO_NO_UPDATE_NOTIFIER: "1" }

/**
 * Runs a program in the project's folder and answers its exit code once it ends. Its output goes straight through,
 * or with `quiet` is held back and shown only when it fails.
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
    // npm is a batch file on Windows, which only a shell starts.
    shell: process.platform === "win32" && !path.isAbsolute(program),
  })
  const held = []
  child.stdout?.on("data", (chunk) => held.push(chunk))
  child.stderr?.on("data", (chunk) => held.push(chunk))
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`${program} cannot be run: ${error.message}`)
      resolve(127)
    })
    child.on("close", (code, signal) => {
      const result = code ?? (signal === "SIGINT" ? 130 : 1)
      if (result !== 0) process.stderr.write(Buffer.concat(held))
      resolve(result)
    })
  })
}

/**
 * Runs a JavaScript file of an installed package, such as `turbo/bin/turbo`, with this same Node.
 * @param {string} file below node_modules
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(file, args, options) {
  return run(process.execPath, [path.join(root, "node_modules", file), ...args], options)
}
