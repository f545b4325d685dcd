import { mkdtemp, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { createClient } from "@hey-api/openapi-ts"
import { build } from "esbuild"
import ts from "typescript"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openFamilyWithAssignment } from "../fixtures/family-with-assignment.ts"
import { read } from "../fixtures/rest-client.ts"

/** A program that reads the children and marks one present, as its author would write it. */
const program = `
import { createClient } from "./client/client"
import { attendanceMark, studentsList } from "./client"

export async function markPresent(baseUrl: string, token: string, fetch: typeof globalThis.fetch): Promise<string[]> {
  const client = createClient({ baseUrl, auth: () => token, fetch })
  const { data: students = [] } = await studentsList({ client, throwOnError: true })
  const names: string[] = []
  for (const { id, first_name } of students) {
    const { data: mark } = await attendanceMark({
      client,
      throwOnError: true,
      body: { student_id: id, date: "2026-09-15", status: "present" },
    })
    names.push(\`\${first_name}: \${mark?.status}\`)
  }
  return names
}
`

let family: Awaited<ReturnType<typeof openFamilyWithAssignment>>
let folder: string
beforeAll(async () => {
  family = await openFamilyWithAssignment()
  // Within the repository, so that the compiler finds the types of Node.
  folder = await mkdtemp(path.join(import.meta.dirname, "client-"))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await family.rest.close()
})

/** The compiler's complaints about a file and all that it imports, as strictly as our own code is checked. */
function complaintsAbout(file: string): string[] {
  const compiled = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  })
  return ts.getPreEmitDiagnostics(compiled).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
}

test(
  "a generated client compiles, and reads and writes with a token",
  { tags: ["api.token-client", "slow"] },
  async () => {
    const { rest, ask } = family
    const document = (await rest.send("GET", "/api/openapi.json")).body
    const input = path.join(folder, "openapi.json")
    await writeFile(input, JSON.stringify(document))
    await createClient({ input, output: path.join(folder, "client"), logs: { level: "silent" } })
    const file = path.join(folder, "program.ts")
    await writeFile(file, program)
    expect(complaintsAbout(file)).toEqual([])

    const outfile = path.join(folder, "program.mjs")
    await build({ entryPoints: [file], outfile, bundle: true, format: "esm", platform: "node", logLevel: "error" })
    const { markPresent } = (await import(pathToFileURL(outfile).href)) as {
      markPresent: (url: string, token: string, fetch: (request: Request) => Promise<Response>) => Promise<string[]>
    }
    const { body } = await ask("POST", "/access-tokens", { name: "Client", scope: "read_write" })
    const fetch = async (request: Request) => rest.app.fetch(request)
    const marked = await markPresent("http://hearthbook.test/api/v1", String(read(body, "token")), fetch)
    expect(marked).toEqual(["Ben: present", "Cleo: present"])
  },
)
