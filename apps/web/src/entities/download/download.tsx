import { Button } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { lazy, Suspense } from "react"
import type { DownloadMenuProps } from "./download-menu.tsx"

const DownloadMenu = lazy(() => import("./download-menu.tsx"))

/** The button of a page with the menu of its lists as files. Its code is loaded after the page's. */
export function Download(props: DownloadMenuProps) {
  return (
    <Suspense fallback={<DownloadPlaceholder />}>
      <DownloadMenu {...props} />
    </Suspense>
  )
}

/** Takes the place of the button until its menu is loaded. */
export function DownloadPlaceholder() {
  return (
    <Button variant="default" disabled leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}>
      Download
    </Button>
  )
}
