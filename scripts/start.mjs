// npm start: from a fresh clone to a running Hearthbook. Only Node's own modules: nothing is installed yet.
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
