// npm run dev: the web app and the API, each following the source. The API is on PORT (3001), the web on 3000.
import path from "node:path"
import { runTurbo } from "./build.mjs"
import { installPackages } from "./install.mjs"
import { requireNode } from "./node-version.mjs"
import { root } from "./root.mjs"

if (!requireNode() || !(await installPackages()) || (await runTurbo(["generate"])) !== 0) process.exit(1)

// Installed only now, so it cannot be imported above.
const { default: concurrently } = await import("concurrently")

const web_port = "3000"
const api_port = process.env.PORT ?? "3001"
const tool = (file) => JSON.stringify(path.join(root, "node_modules", file))
const node = JSON.stringify(process.execPath)

const { result } = concurrently(
  [
    {
      name: "api",
      command: `${node} ${tool("tsx/dist/cli.mjs")} watch --clear-screen=false src/server.ts`,
      cwd: path.join(root, "apps", "functions"),
      env: {
        PORT: api_port,
        APP_URL: process.env.APP_URL ?? `http://localhost:${web_port}`,
        // The same folder as npm start, whichever folder the command runs in.
        DATA_DIR: path.resolve(root, process.env.DATA_DIR ?? ".data"),
      },
      prefixColor: "cyan",
    },
    {
      name: "web",
      command: `${node} ${tool("vite/bin/vite.js")} --port ${web_port} --strictPort --clearScreen false`,
      cwd: path.join(root, "apps", "web"),
      env: { API_PORT: api_port },
      prefixColor: "magenta",
    },
  ],
  // Neither is of use without the other. A clean close takes the embedded database a moment.
  { killOthersOn: ["failure", "success"], killTimeout: 10_000 },
)
process.exit(await result.then(ended, ended))

/** Ctrl-C is how this command ends, so it is no failure. */
function ended(commands) {
  return Array.isArray(commands) &&
    commands.every(({ exitCode, killed }) => killed || [0, 130, "SIGINT"].includes(exitCode))
    ? 0
    : 1
}
