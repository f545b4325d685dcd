import { Text } from "@mantine/core"
import { countOf } from "../../../../lib/format.ts"

/** Maximum names shown; the submissions have the rest. */
const maxNames = 10

/** Lists files that were already missing when the archive was made. */
export function MissingFiles({ names }: { names: string[] }) {
  const more = names.length - maxNames
  return (
    <Text size="sm" mt="xs" style={{ overflowWrap: "anywhere" }}>
      {countOf(names.length, "file was", "files were")} not included, because we could not find{" "}
      {names.length === 1 ? "it" : "them"} when it was made: {names.slice(0, maxNames).join(", ")}
      {more > 0 && ` and ${more} more`}.
    </Text>
  )
}
