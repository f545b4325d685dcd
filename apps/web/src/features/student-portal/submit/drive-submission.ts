import { ownFaults } from "@hearthbook/core/errors/own-faults"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { useRef, useState } from "react"
import { readError } from "../../../lib/read-error.ts"
import { trpc } from "../../../api/trpc.ts"
import { useLoadUser } from "../../../session/use-load-user.ts"
import { useUser } from "../../../session/use-session.ts"
import { loadPicker, pickDriveFile } from "./drive-picker.ts"
import { useAnswerDrafts } from "./use-answer-drafts.ts"
import { useSubmitError } from "./submit-error.ts"
import { useSubmittedToast } from "./submit-work.ts"

/** The reason a Google Drive file could not be submitted; `inSettings` if it can be fixed in the settings. */
export type DriveProblem = { title: string; text?: string; inSettings: boolean }

const notReady = "Google Picker is not ready or account is not connected."
const cannotOpen = "Could not open Google Drive. You may need to reconnect your account in Settings."
const noToken = ownFaults.DRIVE_DISCONNECTED.message
const cannotSubmit = "Failed to turn in from Drive. Please try again."

/** Submits a file picked in Google Drive, with the typed answer and files. Not offered without picker keys. */
export function useDriveSubmission(assignment: AssignmentView, beside: { text?: string; file_ids: string[] }) {
  const user = useUser()
  const loadUser = useLoadUser()
  const utils = trpc.useUtils()
  const { data: options } = trpc.auth.options.useQuery()
  const submit = trpc.drive.submit.useMutation()
  const drafts = useAnswerDrafts()
  const showSubmittedToast = useSubmittedToast(assignment)
  const onRefused = useSubmitError(assignment)
  /** A ref, since a second press may come before the next render. */
  const isRunning = useRef(false)
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<DriveProblem | null>(null)
  const keys = options?.google_picker ?? null

  const showProblem = (cause: unknown, fallback: string) => {
    const { message } = readError(cause, fallback)
    if (message !== noToken) return setProblem({ title: message, inSettings: false })
    setProblem({ title: noToken, text: cannotOpen, inSettings: true })
    // Google no longer has the connection, and the server has removed it.
    void loadUser().catch(() => undefined)
  }
  /** Returns the picked file, or null after showing why there is none. */
  const pick = async (): Promise<string | null> => {
    const picker = keys && (await loadPicker(keys).catch(() => null))
    if (!picker) {
      setProblem({ title: notReady, inSettings: false })
      return null
    }
    const token = await utils.client.drive.token.query().catch((cause: unknown) => showProblem(cause, noToken))
    if (!token) return null
    try {
      return await pickDriveFile(picker, keys, token.google_access_token)
    } catch {
      setProblem({ title: cannotOpen, inSettings: true })
      return null
    }
  }
  const open = async () => {
    if (isRunning.current) return
    if (!user?.is_google_drive_connected) {
      return setProblem({
        title: "Google Drive Not Connected",
        text: "You can connect it in Settings.",
        inSettings: true,
      })
    }
    isRunning.current = true
    setProblem(null)
    setOpening(true)
    try {
      const file_id = await pick()
      if (!file_id) return
      await submit.mutateAsync({ assignment_id: assignment.id, file_id, ...beside })
      drafts.forget(assignment.id)
      showSubmittedToast()
    } catch (cause) {
      showProblem(cause, cannotSubmit)
      await onRefused(cause)
    } finally {
      isRunning.current = false
      setOpening(false)
    }
  }
  return { isOffered: keys !== null, isOpening, problem, open }
}
