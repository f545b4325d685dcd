import { hasTestRowLevelSecurity } from "@hearthbook/db/testing/source"
import type { RequestFacts, Settings } from "../request/request.ts"

/** What the operator decided, unless a test says otherwise: no mail, no Google, no push. */
export const testSettings: Settings = {
  auth_secret: "a secret of tests, long enough to be one",
  app_url: "https://hearthbook.test",
  require_verified_email: false,
  admin_emails: [],
  // Without it, a test shows whether a policy alone keeps families apart.
  has_row_level_security: hasTestRowLevelSecurity(),
  providers: [],
  google: null,
  push_public_key: null,
}

/** What is known of a test's request beside its database, its time and who asks. */
export const testRequest = {
  settings: testSettings,
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  // Without a test that gives one, nothing asks another site.
  fetch_logo: null,
  client_address: "192.0.2.1",
  user_agent: "test",
  request_id: "test",
  idempotency_keys: [],
  /** Each request comes from a browser of its own, without a cookie. */
  get browser() {
    return { id: null, sets_cookie: false }
  },
} satisfies Partial<RequestFacts>
