import { Button } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { useState } from "react"
import { showNotSavedToast } from "../../../../ui/feedback/settings-toast.ts"
import { fetchArchive } from "./fetch-archive.ts"

/** Downloads the family's data as a file, which the browser saves while it arrives. */
export function DownloadButton() {
  const [isAsking, setAsking] = useState(false)
  const download = async () => {
    setAsking(true)
    try {
      await fetchArchive()
    } catch (cause) {
      showNotSavedToast(cause, "Failed to download your family's data.")
    } finally {
      setAsking(false)
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.5} />}
      loading={isAsking}
      onClick={download}
    >
      Download Everything
    </Button>
  )
}
