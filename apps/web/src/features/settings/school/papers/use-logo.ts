import { largestInOneRequest, toMegabytes } from "@hearthbook/core/limits/file-limits"
import { schoolView, type SchoolView } from "@hearthbook/api/records/school"
import { useState } from "react"
import { askRest, timeoutOfFiles } from "../../../../api/rest.ts"
import { refusal } from "../../../../api/refusal.ts"
import { trpc } from "../../../../api/trpc.ts"
import { readError, type ReadableError } from "../../../../lib/read-error.ts"
import { asUser } from "../../../../session/as-user.ts"
import { showSavedToast } from "../../../../ui/feedback/settings-toast.ts"

/** Uploads or removes the school's logo. A failure stays until the next attempt. */
export function useLogo() {
  const utils = trpc.useUtils()
  const update = trpc.school.update.useMutation()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReadableError | null>(null)

  const change = async (act: () => Promise<SchoolView>, message: string) => {
    setBusy(true)
    setFailure(null)
    try {
      utils.school.get.setData(undefined, await act())
      showSavedToast(message)
    } catch (cause) {
      setFailure(readError(cause, "Failed to save the logo."))
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    failure,
    save: (file: File) => change(() => upload(file), "Logo saved."),
    remove: () => change(() => update.mutateAsync({ logo_file_id: null }), "Logo removed."),
  }
}

async function upload(file: File): Promise<SchoolView> {
  if (file.size > largestInOneRequest) {
    const message = `This picture is too large. The limit is ${toMegabytes(largestInOneRequest)}.`
    throw refusal(413, { code: "PAYLOAD_TOO_LARGE", message, request_id: "" })
  }
  return asUser((access_token) =>
    askRest("/settings/school/logo", schoolView, { body: file, access_token, patience: timeoutOfFiles }),
  )
}
