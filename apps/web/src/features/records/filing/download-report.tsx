import type { FilingView } from "@hearthbook/api/records/filing"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { fullName } from "@hearthbook/core/names/names"
import { Button } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { useState } from "react"
import { askBytes, timeoutOfFiles } from "../../../api/rest.ts"
import { paperOf } from "../../../entities/document/paper-size.ts"
import { saveFile } from "../../../lib/files/save-file.ts"
import { asUser } from "../../../session/as-user.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"

type Props = { filing: FilingView; student: StudentSummary; /** False while the form has changes. */ isSaved: boolean }

/** Saves a report as a PDF of what was saved. */
export function DownloadReport({ filing, student, isSaved }: Props) {
  const [isMaking, setMaking] = useState(false)
  const download = async () => {
    setMaking(true)
    try {
      const path = `/filings/${filing.id}/report.pdf?paper=${paperOf(navigator.language)}`
      const content = await asUser((access_token) => askBytes(path, { access_token, patience: timeoutOfFiles }))
      saveFile(`${filing.title}, ${fullName(student)}.pdf`, content)
    } catch (cause) {
      showFailureToast(cause, "Failed to make the PDF.")
    } finally {
      setMaking(false)
    }
  }
  return (
    <Button
      variant="default"
      loading={isMaking}
      disabled={!isSaved}
      title={isSaved ? undefined : "Save your changes first."}
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      onClick={() => void download()}
    >
      Download PDF
    </Button>
  )
}
