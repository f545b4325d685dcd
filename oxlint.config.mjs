import { defineConfig } from "oxlint"

/** The rooms of the web app from the lowest up. Each imports only those before it, and a feature never another feature. */
const webLayers = ["lib", "ui", "api", "session", "forms", "entities", "features", "app"]

/** The rooms of the server below its modules. They know none of them. */
const roomsBelowModules =
  "errors,crypto,sql,request,identity,recording,rate-limit,refetch,transaction,idempotency,stored-files,uploads,archiving,tables,trpc"

/** The districts of the modules from the lowest up. Each imports only itself and those before it. */
const districts = ["messages", "access", "family", "calendar", "plan", "work", "records", "data"]

const apps = {
  group: ["@hearthbook/functions", "@hearthbook/functions/**", "@hearthbook/web", "@hearthbook/web/**", "**/apps/**"],
  message: "A package knows no app.",
}
const nothingAboveCore = {
  group: ["@hearthbook/*", "@hearthbook/*/**", "!@hearthbook/core", "!@hearthbook/core/**"],
  message: "The core is shared with the browser: it imports nothing of ours.",
}
const nothingAboveTheDatabase = {
  group: ["@hearthbook/api", "@hearthbook/api/**", "@hearthbook/core", "@hearthbook/core/**"],
  message: "The database imports nothing above it.",
}
const noModule = {
  regex: String.raw`^(\.\./)+(modules|openapi)/|^\.\./index\.ts$`,
  message: "A room below the modules knows none of them: what both need moves down.",
}
const noRouter = {
  group: ["**/*.router.ts", "../../../index.ts", "../../../../index.ts"],
  message: "Router, then service, then policy and select: never back up.",
}
const noServer = {
  group: [
    "@hearthbook/db",
    "@hearthbook/db/**",
    "@hearthbook/functions",
    "@hearthbook/functions/**",
    "@hearthbook/tests",
  ],
  message: "No server code may reach the browser's bundle.",
}
const contracts = ["generated", "refetch", "uploads", ...districts].map((name) => `@hearthbook/api/${name}`)
const onlyContracts = {
  group: ["@hearthbook/api/*", "@hearthbook/api/*/**", ...contracts.flatMap((name) => [`!${name}`, `!${name}/**`])],
  message: "The web app takes from the api only contracts, generated tables and the router's type.",
}
const onlyRouterType = {
  name: "@hearthbook/api",
  allowTypeImports: true,
  message: "Only the router's type: import type { AppRouter }.",
}

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "promise", "node", "react", "jsx-a11y", "vitest"],
  options: { reportUnusedDisableDirectives: "error" },
  categories: { correctness: "error" },
  ignorePatterns: ["**/dist/**", "**/generated/**", "**/test-results/**", "**/playwright-report/**"],
  rules: {
    eqeqeq: "error",
    "no-unused-vars": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    "typescript/no-unnecessary-type-assertion": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    "import/no-cycle": "error",
    "node/no-process-env": "error",
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    "jsx-a11y/no-autofocus": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "vitest/expect-expect": ["error", { assertFunctionNames: ["expect", "fc.assert"] }],
    "vitest/no-conditional-expect": "off",
  },
  overrides: [
    // Plain JavaScript has no types to hold.
    {
      files: ["**/*.js", "**/*.mjs"],
      rules: off("argument", "assignment", "call", "member-access", "return"),
    },
    // Vitest types its matchers (`expect.any`, `expect.stringContaining`) as `any`, and they are assigned to properties.
    { files: ["**/*.test.ts", "**/*.test.tsx"], rules: off("assignment") },
    {
      files: [
        "apps/functions/src/settings/env.ts",
        "scripts/**",
        "**/*.config.ts",
        "packages/db/prisma/**",
        "packages/db/src/commands/**",
        "packages/db/src/testing/**",
        "**/*.test.ts",
        "tests/**",
      ],
      rules: { "node/no-process-env": "off" },
    },
    refused(["packages/core/**"], apps, nothingAboveCore),
    refused(["packages/db/**"], apps, nothingAboveTheDatabase),
    refused(["packages/{api,paper}/**"], apps),
    refused([`packages/api/src/{${roomsBelowModules}}/**`], apps, noModule),
    ...districts.map((name, index) => {
      const above = districts.slice(index + 1)
      const files = [`packages/api/src/modules/${name}/**`]
      return refused(files, apps, ...(above.length > 0 ? [noDistrict(above)] : []))
    }),
    ...districts.map((name, index) => {
      const above = districts.slice(index + 1)
      const files = ["service", "policy", "select", "schema"].map(
        (part) => `packages/api/src/modules/${name}/**/*.${part}.ts`,
      )
      return refused(files, apps, noRouter, ...(above.length > 0 ? [noDistrict(above)] : []))
    }),
    // Tests may arrange what they need from anywhere.
    refused(["packages/{api,paper}/src/**/*.test.ts"], apps),
    refusedInWeb(["apps/web/**"]),
    ...webLayers
      .slice(0, -2)
      .map((name, index) => refusedInWeb([`apps/web/src/${name}/**`], noLayer(webLayers.slice(index + 1)))),
    // By how deep a file stands in its feature, which says how many steps lead out of it.
    ...[1, 2, 3].map((depth) =>
      refusedInWeb([`apps/web/src/features/${"*/".repeat(depth)}*.{ts,tsx}`], noLayer(["app"]), noOtherFeature(depth)),
    ),
    // A test may read the tables that the server reads.
    { files: ["apps/web/src/**/*.test.ts"], rules: { "no-restricted-imports": "off" } },
  ],
})

/** Switches off the rules that refuse unsafe uses of `any`. */
function off(...uses) {
  return Object.fromEntries(uses.map((use) => [`typescript/no-unsafe-${use}`, "off"]))
}

function refused(files, ...patterns) {
  return { files, rules: { "no-restricted-imports": ["error", { patterns }] } }
}

function refusedInWeb(files, ...patterns) {
  const rule = { patterns: [noServer, onlyContracts, ...patterns], paths: [onlyRouterType] }
  return { files, rules: { "no-restricted-imports": ["error", rule] } }
}

function noLayer(layers) {
  return {
    regex: String.raw`^\.{1,2}/(?:.*/)?(?:${layers.join("|")})/`,
    message: `${webLayers.join(", ")}: each imports only those before it.`,
  }
}

function noDistrict(above) {
  return {
    regex: String.raw`^(\.\./)+(?:modules/)?(?:${above.join("|")})/`,
    message: `${districts.join(", ")}: each district imports only those before it.`,
  }
}

/** `depth` is the number of steps from a file to the folder of all features. */
function noOtherFeature(depth) {
  return {
    regex: String.raw`^(?:\.\./){${depth}}(?:[^.]|.*/features/)`,
    message: "A feature imports no other feature: what both need moves down to entities.",
  }
}
