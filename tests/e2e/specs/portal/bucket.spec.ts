import { createHash } from "node:crypto"
import type { Page } from "playwright/test"
import { expect, test } from "../../fixtures/bucket.ts"
import { writePdf, type SampleFile } from "../../fixtures/sample-files.ts"
import { readAs } from "../../fixtures/rest-client.ts"
import { createLogin, openAsChild } from "../../pages/child-login.ts"
import { openFamily } from "../../pages/family.ts"

// With a bucket, a large file does not pass through the server. The pages' policy allows that address and no other.
const size = 6 * 1024 * 1024
// The browser logs a blocked address.
test.use({ allowedConsoleErrors: [/net::ERR_FAILED/] })

async function addFile(child: Page, assignment: string, file: SampleFile): Promise<void> {
  await child.goto(`/student/assignments?work=${assignment}`)
  await child.locator('input[type="file"]').setInputFiles([file])
  const row = child.getByRole("list", { name: "Photos and files" }).getByRole("listitem").filter({ hasText: file.name })
  await expect(row).toContainText("Added · 6.0 MB")
}

/** The SHA-256 of the only file of an assignment, as its child downloads it. */
async function hashOfFile(child: Page, assignment: string): Promise<string> {
  const [file] = await readAs<{ id: string }[]>(child, `assignments/${assignment}/files`)
  return child.evaluate(async (id) => {
    const { access_token } = JSON.parse(localStorage.getItem("hearthbook.session") ?? "{}") as { access_token?: string }
    const headers = { authorization: `Bearer ${access_token}` }
    const bytes = await (await fetch(`/api/v1/files/${id}`, { headers })).arrayBuffer()
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
    return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("")
  }, file?.id)
}

test(
  "a large file goes straight to the bucket, and comes back as it was",
  { tag: "@assignments.direct-upload" },
  async ({ page, browser, bucketServer, server }) => {
    const policy = (await fetch(server.url)).headers.get("content-security-policy")
    expect(policy).toContain(`connect-src 'self' ${new URL(bucketServer.bucket.url).origin};`)
    const { student, assignment } = await openFamily(page)
    const child = await openAsChild(browser, page, await createLogin(page, student))
    const parts: string[] = []
    child.on("request", (request) => request.url().includes("/parts/") && parts.push(request.url()))
    const file = writePdf("rivers.pdf", size)
    await addFile(child, assignment, file)
    expect(parts).toEqual([])
    expect(await bucketServer.keys()).toHaveLength(1)
    expect(await hashOfFile(child, assignment)).toBe(createHash("sha256").update(file.buffer).digest("hex"))
  },
)

test(
  "a large file goes to the server in parts if a network blocks the bucket",
  { tag: "@assignments.direct-upload" },
  async ({ page, browser, bucketServer }) => {
    const { student, assignment } = await openFamily(page)
    const child = await openAsChild(browser, page, await createLogin(page, student))
    await child.route(`${bucketServer.bucket.url}/**`, (route) => route.abort())
    const before = await bucketServer.keys()
    const file = writePdf("rivers.pdf", size)
    await addFile(child, assignment, file)
    expect(await bucketServer.keys()).toEqual(before)
    expect(await hashOfFile(child, assignment)).toBe(createHash("sha256").update(file.buffer).digest("hex"))
  },
)
