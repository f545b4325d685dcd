import path from "node:path"
import { z } from "zod"

const text = z.string().trim()
const optional = text.optional()
/** What this computer calls itself. */
export const loopbackNames = ["localhost", "127.0.0.1", "[::1]"]
const flag = (usual: "true" | "false") =>
  z
    .enum(["true", "false", "1", "0"], "is true or false")
    .default(usual)
    .transform((value) => value === "true" || value === "1")

/** Where a provider is. What comes from there is trusted, so that only this computer may be reached without TLS. */
const providerAddress = (usual: string) =>
  optional
    .transform((address) => (address ?? usual).replace(/\/$/, ""))
    .refine(isSecureOrLocal, "is a web address that begins with https://; with http:// only on this computer")

function isSecureOrLocal(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === "https:" || (protocol === "http:" && loopbackNames.includes(hostname))
}

const variables = z.object({
  PORT: z.coerce.number("is a port number").int().min(0).max(65_535).default(3000),
  APP_URL: optional.pipe(z.url("is a web address such as https://hearthbook.example").optional()),
  DATABASE_URL: optional,
  DATA_DIR: optional.transform((value) => path.resolve(value ?? ".data")),
  AUTH_SECRET: optional.pipe(z.string().min(32, "has 32 characters or more").optional()),
  SMTP_URL: optional.pipe(z.url("is an address such as smtp://user:password@host:587").optional()),
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
      "is one of silent, fatal, error, warn, info, debug, trace",
    )
    .default("info"),
  TRUST_PROXY: z.coerce.number("is how many proxies stand in front, such as 1").int().min(0).max(9).default(0),
  REQUIRE_VERIFIED_EMAIL: flag("false"),
  FAMILY_WALL: flag("true"),
  VAPID_PUBLIC_KEY: optional,
  VAPID_PRIVATE_KEY: optional,
})

/** What .env.example lists. */
export const settingNames = Object.keys(variables.shape)

/** Every setting, checked; where to find the site is always known. */
export type Env = Omit<z.output<typeof variables>, "APP_URL"> & { APP_URL: string }

/** A setting is missing or wrong; the message is one line for whoever starts the server. */
export class EnvError extends Error {
  override name = "EnvError"
}

/** Reads and checks the settings, once, at start. Throws EnvError naming every variable that is wrong. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  // A line left blank in a file of settings is none.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; "))
  }
  const env = parsed.data
  if (env.DATABASE_URL && !env.AUTH_SECRET) {
    throw new EnvError(
      "AUTH_SECRET is required with DATABASE_URL: 32 random characters or more, the same on every server",
    )
  }
  return { ...env, APP_URL: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, "") }
}

/** Whether this is somebody's own computer, with the embedded database and an address that only it can open. */
export function isAtHome({ DATABASE_URL, APP_URL }: Env): boolean {
  return !DATABASE_URL && loopbackNames.includes(new URL(APP_URL).hostname)
}
