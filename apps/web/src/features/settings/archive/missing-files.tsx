import { Text } from "@mantine/core"
import { countOf } from "../../../lib/format.ts"

/** Names that are told; what was handed in has the others too. */
const most = 10

/** That a restored archive was short of some files from the beginning, and of which. */
export function MissingFiles({ names }: { names: string[] }) {
  const more = names.length - most
  return (
    <Text size="sm" mt="xs" style={{ overflowWrap: "anywhere" }}>
      {countOf(names.length, "file was", "files were")} not in it, because nothing was found of{" "}
      {names.length === 1 ? "it" : "them"} when it was made: {names.slice(0, most).join(", ")}
      {more > 0 && ` and ${more} more`}.
    </Text>
  )
}
