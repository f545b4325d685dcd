// npm start: installs, builds and runs Hearthbook. These scripts import only Node's own modules, because in a fresh clone nothing is
// installed yet.
import path from "node:path"
import { buildApp } from "./build.mjs"
import { installPackages } from "./install.mjs"
import { memory } from "./memory.mjs"
import { requireNode } from "./node-version.mjs"
import { root } from "./root.mjs"
import { serve } from "./serve.mjs"

if (!requireNode() || !(await installPackages()) || !(await buildApp())) process.exit(1)

const server = path.join(root, "apps", "functions", "dist", "server.js")
serve([{ args: [...memory, server], cwd: root, env: { NODE_ENV: process.env.NODE_ENV ?? "production" } }])
