import { readFile } from "../modules/data/import/file/read-file.ts"
import { hasTestRowLevelSecurity } from "@hearthbook/db/testing/source"
import type { RequestFacts, Settings } from "../request/request.ts"

/** The settings of an installation without mail, Google and push. */
export const testSettings: Settings = {
  auth_secret: "a secret of tests, long enough to be one",
  app_url: "https://hearthbook.test",
  require_verified_email: false,
  admin_emails: [],
  // Without row-level security, tests show whether policies alone keep families apart.
  has_row_level_security: hasTestRowLevelSecurity(),
  providers: [],
  google: null,
  push_public_key: null,
  push_ports: [443],
  bucket: null,
}

/** The facts of a test request, without its database, clock and caller. */
export const testRequest = {
  settings: testSettings,
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  // Unless a test sets it, no other site is called.
  fetch_logo: null,
  look_up: null,
  read_file: readFile,
  client_address: "192.0.2.1",
  user_agent: "test",
  request_id: "test",
  idempotency_keys: [],
  /** Each request comes from a different browser without a cookie. */
  get browser() {
    return { id: null, sets_cookie: false }
  },
  /** Each request comes from a device that is no family's tablet. */
  get tablet() {
    return { token: null, change: null }
  },
} satisfies Partial<RequestFacts>
