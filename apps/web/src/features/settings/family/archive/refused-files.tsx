import type { RefusedFile } from "@hearthbook/api/data/archive"
import { List, Text } from "@mantine/core"
import { countOf } from "../../../../lib/format.ts"

/** Maximum names shown. */
const maxNames = 10

/** Lists the archive's files that were left out, each with the reason. */
export function RefusedFiles({ files }: { files: RefusedFile[] }) {
  const more = files.length - maxNames
  return (
    <>
      <Text size="sm" mt="xs">
        {countOf(files.length, "file was", "files were")} left out. Everything else is here.
      </Text>
      <List size="sm" style={{ overflowWrap: "anywhere" }}>
        {files.slice(0, maxNames).map(({ name, reason }, index) => (
          <List.Item key={index}>
            {name}: {reason}
          </List.Item>
        ))}
        {more > 0 && <List.Item>and {more} more</List.Item>}
      </List>
    </>
  )
}
