import type { RouteGroup } from "../http/app-env.ts"
import { serveDocs } from "./docs.ts"
import { serveHealth } from "./health.ts"
import { serveRest } from "./rest.ts"
import { serveAccount } from "./serve-account.ts"
import { serveArchive } from "./serve-archive.ts"
import { serveAvatar } from "./serve-avatar.ts"
import { serveFiles } from "./serve-files.ts"
import { serveUnsubscribe } from "./unsubscribe.ts"

/** What of /api/v1 travels as bytes, and is larger than JSON may be. */
export const binaryRoutes: RouteGroup[] = [serveFiles, serveArchive, serveAvatar]

/** The rest of /api/v1, what describes it, and how well the installation is. */
export const restRoutes: RouteGroup[] = [
  serveAccount,
  serveUnsubscribe,
  (app) => app.all("/api/v1/*", (c) => serveRest(c)),
  serveHealth,
  serveDocs,
]
