import type { RefusedFile } from "@hearthbook/api/schemas/archive"
import { List, Text } from "@mantine/core"
import { countOf } from "../../../lib/format.ts"

/** Files that are named. */
const most = 10

/** Files of a restored archive that were left out, each with the reason. */
export function RefusedFiles({ files }: { files: RefusedFile[] }) {
  const more = files.length - most
  return (
    <>
      <Text size="sm" mt="xs">
        {countOf(files.length, "file was", "files were")} left out. Everything else is here.
      </Text>
      <List size="sm" style={{ overflowWrap: "anywhere" }}>
        {files.slice(0, most).map(({ name, reason }, index) => (
          <List.Item key={index}>
            {name}: {reason}
          </List.Item>
        ))}
        {more > 0 && <List.Item>and {more} more</List.Item>}
      </List>
    </>
  )
}
