import type { RouteGroup } from "../http/app-env.ts"
import { serveDocs } from "./docs.ts"
import { serveHealth } from "./health.ts"
import { serveRest } from "./rest.ts"
import { serveAccount } from "./serve-account.ts"
import { serveArchive } from "./serve-archive.ts"
import { serveAvatar } from "./serve-avatar.ts"
import { serveFiles } from "./serve-files.ts"
import { serveImports } from "./serve-imports.ts"
import { serveCalendar } from "./serve-calendar.ts"
import { serveTables } from "./serve-tables.ts"
import { serveUnsubscribe } from "./serve-unsubscribe.ts"

/** The routes of /api/v1 that send or receive bytes. Uploads are larger than JSON bodies may be. */
export const binaryRoutes: RouteGroup[] = [serveFiles, serveArchive, serveAvatar, serveImports, serveTables]

/** The other routes of /api/v1, its documentation, and health checks. In order: `/api/v1/*` takes what is left. */
export const restRoutes: RouteGroup[] = [
  serveAccount,
  serveUnsubscribe,
  serveCalendar,
  (app) => app.all("/api/v1/*", (c) => serveRest(c)),
  serveHealth,
  serveDocs,
]
