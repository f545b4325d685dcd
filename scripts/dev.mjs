// npm run dev: runs the web app on port 3000 and the API on PORT (3001), and reloads both when the source changes.
import path from "node:path"
import { runTurbo } from "./build.mjs"
import { installPackages } from "./install.mjs"
import { requireNode } from "./node-version.mjs"
import { root } from "./root.mjs"
import { serve } from "./serve.mjs"

if (!requireNode() || !(await installPackages()) || (await runTurbo(["generate"])) !== 0) process.exit(1)

const web_port = "3000"
const api_port = process.env.PORT ?? "3001"
const tool = (file) => path.join(root, "node_modules", file)

serve([
  {
    args: [tool("tsx/dist/cli.mjs"), "watch", "--clear-screen=false", "src/hosts/server.ts"],
    cwd: path.join(root, "apps", "functions"),
    env: {
      PORT: api_port,
      APP_URL: process.env.APP_URL ?? `http://localhost:${web_port}`,
      // The same folder as npm start uses, in whichever folder the command runs.
      DATA_DIR: path.resolve(root, process.env.DATA_DIR ?? ".data"),
    },
  },
  {
    args: [tool("vite/bin/vite.js"), "--port", web_port, "--strictPort", "--clearScreen", "false"],
    cwd: path.join(root, "apps", "web"),
    env: { API_PORT: api_port },
  },
])
