import { runTool } from "./run.mjs"

/**
 * Runs turbo tasks, which are cached. Returns the exit code.
 * @param {string[]} tasks
 */
export function runTurbo(tasks) {
  return runTool("turbo/bin/turbo", ["run", ...tasks, "--output-logs=errors-only", "--log-order=grouped"], {
    quiet: true,
    // Turbo already reports the task that failed.
    env: { npm_config_loglevel: "silent" },
  })
}

/** Builds the web app and the server. Returns true if the build succeeded. */
export async function buildApp() {
  console.log("Building (only what has changed) ...")
  if ((await runTurbo(["build"])) === 0) return true
  console.error("The build failed: see above.")
  return false
}
