import { Button, Text } from "@mantine/core"
import { browserZone } from "../../lib/browser-zone.ts"
import { readError } from "../../lib/read-error.ts"
import { session } from "../../session/client.ts"
import { useFamily } from "../../session/use-session.ts"
import { trpc } from "../../api/trpc.ts"

/** Opens a sample family in this tab, from which one click leads back. A visitor of a sample family has no use for it. */
export function SampleFamilyButton() {
  const { expires_at } = useFamily()
  const sample = trpc.auth.demo.useMutation()
  if (expires_at) return null
  const open = async () => {
    if (sample.isPending) return
    try {
      await session.visit({ ...(await sample.mutateAsync({ timezone: browserZone() })), remember: false })
    } catch {
      // The error is shown below the button.
    }
  }
  return (
    <div>
      <Button
        variant="transparent"
        size="md"
        px={0}
        onClick={() => void open()}
        // The page loads anew afterwards.
        aria-disabled={sample.isPending || sample.isSuccess || undefined}
      >
        {sample.isPending || sample.isSuccess ? "Preparing the sample family…" : "Look at a sample family"}
      </Button>
      {sample.error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {readError(sample.error, "The sample family could not be opened. Please try again.").message}
        </Text>
      )}
    </div>
  )
}
