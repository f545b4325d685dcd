import type { AccountView } from "@hearthbook/api/data/account"
import { largestArchive } from "@hearthbook/core/limits/file-limits"
import { Alert } from "@mantine/core"
import { IconInfoCircle } from "@tabler/icons-react"

const bound = largestArchive / 1024 / 1024

/** A warning before a download that is too large to be restored. */
export function TooLargeToRestore({ archive }: { archive: AccountView["archive"] | undefined }) {
  if (!archive || archive.is_restorable) return null
  const { megabytes, rows } = archive
  return (
    <Alert role="note" variant="light" color="amber" icon={<IconInfoCircle stroke={1.5} />}>
      {megabytes > bound
        ? `You have about ${megabytes} MB, and a file of up to ${bound} MB can be restored.`
        : `You have ${rows.toLocaleString("en-US")} records, which is more than can be restored from one file.`}{" "}
      The download has everything, to keep and to open in other programs, but it cannot be restored here.
    </Alert>
  )
}
