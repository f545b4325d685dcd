import { createAssignment, createCurriculum } from "@hearthbook/db/testing/factories"
import { afterAll, expect, test } from "vitest"
import { identify } from "../../../identity/identify.ts"
import { smallPdf } from "../../../testing/sample-pdf.ts"
import { openTestApi } from "../../../testing/test-api.ts"
import { filePartSize as partSize } from "../../../uploads/upload.schema.ts"
import { arrivedInParts } from "./complete-arrived-upload.ts"

const api = await openTestApi()
afterAll(api.close)

test(
  "a part that arrives between the check and the keeping is not kept unchecked",
  { tags: ["assignments.files-refused"] },
  async () => {
    const { user, parent, family_id } = await api.openFamily()
    const curriculum = await createCurriculum(api.db, { family_id })
    const { id: assignment_id } = await createAssignment(api.db, { family_id, curriculum_id: curriculum.id })
    const files = await api.filesOf(user)
    const content = smallPdf({ size: partSize + 100 })
    const { id } = await parent.files.beginUpload({ assignment_id, name: "paper.pdf", size: content.length })
    await files.uploadPart({ id, position: 0, content: content.slice(0, partSize) })
    await files.uploadPart({ id, position: 1, content: content.slice(partSize) })

    const context = api.contextFor(`Bearer ${await api.tokenOf(user)}`)
    const arrived = await arrivedInParts(
      { ...context, identity: await identify(context) },
      { id, size: content.length },
    )
    await files.uploadPart({ id, position: 1, content: new Uint8Array(100) })
    await expect(api.inScope(user, (scope) => arrived.keep(scope, id))).rejects.toMatchObject({ reason: "CONFLICT" })
    expect(await api.db.file_content.count({ where: { family_id } })).toBe(0)

    // Sent as it was, it is checked again and kept.
    await files.uploadPart({ id, position: 1, content: content.slice(partSize) })
    expect(await parent.files.completeUpload({ id })).toMatchObject({ id, size: content.length })
  },
)
