import { Button, type ButtonProps, Text } from "@mantine/core"
import { IconPlayerPlay } from "@tabler/icons-react"
import { useRef } from "react"
import { useLocation } from "wouter"
import { browserZone } from "../../../lib/browser-zone.ts"
import { paths } from "../../../lib/paths.ts"
import { readError } from "../../../lib/read-error.ts"
import { session } from "../../../session/client.ts"
import { trpc } from "../../../api/trpc.ts"
import classes from "./demo-button.module.css"

/** Opens a private demo family, which lasts for this tab and at most a day. */
export function DemoButton(props: Pick<ButtonProps, "variant" | "color" | "className">) {
  const [, navigate] = useLocation()
  const demo = trpc.auth.demo.useMutation()
  // A second click may come before the button renders as loading.
  const opening = useRef(false)

  const open = async () => {
    if (opening.current) return
    opening.current = true
    try {
      session.signIn({ ...(await demo.mutateAsync({ timezone: browserZone() })), remember: false })
      // The start page redirects a signed-in user to their first page.
      navigate(paths.start, { replace: true })
    } catch {
      // The error is shown below the button.
    } finally {
      opening.current = false
    }
  }

  return (
    <div className={classes.demo}>
      <Button
        {...props}
        size="lg"
        fullWidth
        leftSection={!demo.isPending && <IconPlayerPlay size={20} stroke={1.5} aria-hidden />}
        onClick={() => void open()}
        aria-disabled={demo.isPending || undefined}
      >
        {demo.isPending ? "Preparing your demo family…" : "Try the demo"}
      </Button>
      {demo.error && (
        <Text role="alert" size="sm" className={classes.failure}>
          {readError(demo.error, "The demo could not be opened. Please try again.").message}
        </Text>
      )}
    </div>
  )
}
