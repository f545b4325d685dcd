import { runTool } from "./run.mjs"

/**
 * Runs turbo tasks, which do only what has changed since the last time. Answers the exit code.
 * @param {string[]} tasks
 */
export function runTurbo(tasks) {
  return runTool("turbo/bin/turbo", ["run", ...tasks, "--output-logs=errors-only", "--log-order=grouped"], {
    quiet: true,
    // turbo says which task failed; npm need not say it again.
    env: { npm_config_loglevel: "silent" },
  })
}

/** Builds the web app and the server, and says what failed. Answers whether it is built now. */
export async function buildApp() {
  console.log("Building (only what has changed) ...")
  if ((await runTurbo(["build"])) === 0) return true
  console.error("The build failed: see above.")
  return false
}
