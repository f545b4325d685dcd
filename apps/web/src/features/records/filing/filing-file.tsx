import { filingView, type FilingView } from "@hearthbook/api/records/filing"
import { Button, FileButton, Group, Text } from "@mantine/core"
import { IconDownload, IconPaperclip, IconTrash } from "@tabler/icons-react"
import { useRef, useState } from "react"
import { askBytes, askRest, timeoutOfFiles } from "../../../api/rest.ts"
import { trpc } from "../../../api/trpc.ts"
import { saveFile } from "../../../lib/files/save-file.ts"
import { asUser } from "../../../session/as-user.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { Section } from "../../../ui/layout/section.tsx"

/** The file of a filing, such as what was sent or its receipt. */
export function FilingFile({ filing }: { filing: FilingView }) {
  const utils = trpc.useUtils()
  const update = trpc.filings.update.useMutation()
  const [isSending, setSending] = useState(false)
  const resetFile = useRef<() => void>(null)
  const { id, version, file_id, file_name } = filing
  const send = async (file: File | null) => {
    resetFile.current?.()
    if (!file) return
    setSending(true)
    try {
      const address = `/filings/${id}/files?name=${encodeURIComponent(file.name)}`
      await asUser((access_token) => askRest(address, filingView, { body: file, access_token }))
      await utils.invalidate()
    } catch (cause) {
      showFailureToast(cause, "Failed to upload the file.")
    } finally {
      setSending(false)
    }
  }
  const remove = () =>
    update.mutate(
      { id, version, file_id: null },
      { onError: (cause) => showFailureToast(cause, "Failed to remove the file.") },
    )
  return (
    <Section title="File">
      <Text size="sm" c={file_name ? undefined : "dimmed"} mb="xs" style={{ overflowWrap: "anywhere" }}>
        {file_name ?? "What you sent or your receipt: a PDF or photo up to 4 MB."}
      </Text>
      <Group gap="sm" className="screen-only">
        <FileButton
          onChange={(file) => void send(file)}
          resetRef={resetFile}
          accept="application/pdf,image/jpeg,image/png"
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isSending}
              leftSection={<IconPaperclip size={18} stroke={1.5} aria-hidden />}
            >
              {file_id ? "Replace" : "Choose a file"}
            </Button>
          )}
        </FileButton>
        {file_id && (
          <>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
              onClick={() => void download(file_id, file_name ?? "file")}
            >
              Download
            </Button>
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
              loading={update.isPending}
              onClick={remove}
            >
              Remove
            </Button>
          </>
        )}
      </Group>
    </Section>
  )
}

async function download(file_id: string, name: string): Promise<void> {
  try {
    const content = await asUser((access_token) =>
      askBytes(`/files/${file_id}`, { access_token, patience: timeoutOfFiles }),
    )
    saveFile(name, content)
  } catch (cause) {
    showFailureToast(cause, "Failed to download the file.")
  }
}
