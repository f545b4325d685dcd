import path from "node:path"
import { z } from "zod"

const text = z.string().trim()
const optional = text.optional()
/** Host names of this computer. */
export const loopbackNames = ["localhost", "127.0.0.1", "[::1]"]
/** Port numbers, separated by commas or spaces. */
const portList = text
  .default("443")
  .transform((list) =>
    list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
  )
  .refine(
    (ports) => ports.every((port) => Number.isInteger(port) && port > 0 && port < 65_536),
    "must be port numbers such as 443, 8443",
  )
const flag = (usual: "true" | "false") =>
  z
    .enum(["true", "false", "1", "0"], "must be true or false")
    .default(usual)
    .transform((value) => value === "true" || value === "1")

/** A bucket's address: the service's, and the bucket's name as its path. TLS is required as below. */
const bucketAddress = optional
  .transform((address) => address?.replace(/\/$/, ""))
  .refine(
    (address) => !address || (isSecureOrLocal(address) && /^\/[^/]+$/.test(new URL(address).pathname)),
    "must be the service's address with the bucket's name, such as https://s3.eu-central-1.amazonaws.com/hearthbook",
  )

/** The address of an identity provider. Its responses are trusted, so TLS is required except on this computer. */
const providerAddress = (usual: string) =>
  optional
    .transform((address) => (address ?? usual).replace(/\/$/, ""))
    .refine(isSecureOrLocal, "must be a web address that begins with https://, or with http:// on this computer")

function isSecureOrLocal(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === "https:" || (protocol === "http:" && loopbackNames.includes(hostname))
}

const variables = z.object({
  PORT: z.coerce.number("must be a port number").int().min(0).max(65_535).default(3000),
  APP_URL: optional.pipe(z.url("must be a web address such as https://hearthbook.example").optional()),
  DATABASE_URL: optional,
  DATA_DIR: optional.transform((value) => path.resolve(value ?? ".data")),
  AUTH_SECRET: optional.pipe(z.string().min(32, "must have at least 32 characters").optional()),
  SMTP_URL: optional.pipe(z.url("must be an address such as smtp://user:password@host:587").optional()),
  MAIL_FROM: text.default("Hearthbook <no-reply@localhost>"),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_PICKER_KEY: optional,
  GOOGLE_ISSUER: providerAddress("https://accounts.google.com"),
  GOOGLE_API_URL: providerAddress("https://www.googleapis.com"),
  GOOGLE_PICKER_SCRIPT: providerAddress("https://apis.google.com/js/api.js"),
  GITHUB_CLIENT_ID: optional,
  GITHUB_CLIENT_SECRET: optional,
  GITHUB_URL: providerAddress("https://github.com"),
  CRON_SECRET: optional,
  ADMIN_EMAILS: text.default("").transform((list) =>
    list
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
  LOG_LEVEL: z
    .enum(
      ["silent", "fatal", "error", "warn", "info", "debug", "trace"],
      "must be one of silent, fatal, error, warn, info, debug, trace",
    )
    .default("info"),
  TRUST_PROXY: z.coerce
    .number("must be the number of proxies in front of the server, such as 1")
    .int()
    .min(0)
    .max(9)
    .default(0),
  REQUIRE_VERIFIED_EMAIL: flag("false"),
  ROW_LEVEL_SECURITY: flag("true"),
  VAPID_PUBLIC_KEY: optional,
  VAPID_PRIVATE_KEY: optional,
  PUSH_PORTS: portList,
  BUCKET_URL: bucketAddress,
  BUCKET_REGION: text.default("us-east-1"),
  BUCKET_KEY_ID: optional,
  BUCKET_SECRET: optional,
  FILE_STORE: z.enum(["bucket", "database"], "must be bucket or database").optional(),
})

export const settingNames = Object.keys(variables.shape)

/** Former names of variables. A former name is read if the current one is not set. */
export const formerNames: Partial<Record<string, string>> = { ROW_LEVEL_SECURITY: "FAMILY_WALL" }

/** The validated environment. APP_URL always has a value. */
export type Env = Omit<z.output<typeof variables>, "APP_URL"> & { APP_URL: string }

/** Thrown when a setting is missing or invalid. The message is one line, meant for the operator. */
export class EnvError extends Error {
  override name = "EnvError"
}

/** Reads and validates the environment. Called once, at start. Throws EnvError naming every invalid variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  // An empty variable counts as unset.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const former = Object.entries(formerNames).map(([name, before = ""]) => [name, given[before]])
  const parsed = variables.safeParse({ ...Object.fromEntries(former), ...given })
  if (!parsed.success) {
    const nameOf = (name: string) => (name in given ? name : (formerNames[name] ?? name))
    throw new EnvError(
      parsed.error.issues.map((issue) => `${nameOf(issue.path.join("."))} ${issue.message}`).join("; "),
    )
  }
  const env = parsed.data
  if (env.DATABASE_URL && !env.AUTH_SECRET) {
    throw new EnvError(
      "AUTH_SECRET is required with DATABASE_URL: at least 32 random characters, the same on every server",
    )
  }
  requireWholeBucket(env)
  return { ...env, APP_URL: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, "") }
}

/** A bucket without its keys would fail at the first file, so it is refused at the start. */
function requireWholeBucket({
  BUCKET_URL,
  BUCKET_KEY_ID,
  BUCKET_SECRET,
  FILE_STORE,
}: z.output<typeof variables>): void {
  const given = { BUCKET_URL, BUCKET_KEY_ID, BUCKET_SECRET }
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === 0) return
  const isAnyGiven = missing.length < Object.keys(given).length
  if (isAnyGiven || FILE_STORE === "bucket") {
    throw new EnvError(`A bucket needs BUCKET_URL, BUCKET_KEY_ID and BUCKET_SECRET. Missing: ${missing.join(", ")}`)
  }
}

/** Returns true for a local installation: the embedded database, and an address that only this computer can open. */
export function isLocalInstallation({ DATABASE_URL, APP_URL }: Env): boolean {
  return !DATABASE_URL && loopbackNames.includes(new URL(APP_URL).hostname)
}
