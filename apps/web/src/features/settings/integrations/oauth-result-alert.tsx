import { faults } from "@hearthbook/core/errors/errors"
import { providerNames } from "@hearthbook/api/access/oauth"
import { Alert } from "@mantine/core"
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react"
import { useEffect, useState } from "react"
import { forgetOutcome, readOutcome, type Outcome } from "../../../session/identity/outcome.ts"
import { useLoadUser } from "../../../session/use-load-user.ts"

/** Milliseconds for which the alert is shown. */
const shown = 4000

/** Shows once how a visit to an identity provider or a download ended. The address has no part in it. */
export function OauthResultAlert() {
  const loadUser = useLoadUser()
  const [outcome, setOutcome] = useState(readOutcome)

  useEffect(() => {
    forgetOutcome()
    if (!outcome) return
    if (outcome.code === null) void loadUser().catch(() => undefined)
    const timer = setTimeout(() => setOutcome(null), shown)
    return () => clearTimeout(timer)
    // Runs once per outcome; the function it calls changes with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome])

  if (!outcome || outcome.topic === "sign_in") return null
  const isDone = outcome.code === null
  const Icon = isDone ? IconCircleCheck : IconAlertTriangle
  return (
    <Alert
      variant="light"
      color={isDone ? "green" : "error"}
      role={isDone ? "status" : "alert"}
      icon={<Icon stroke={1.5} />}
      mb="md"
    >
      {wordsOf(outcome)}
    </Alert>
  )
}

function wordsOf({ topic, code, provider, message }: Outcome): string {
  const name = providerNames[provider ?? "google"]
  if (code === null)
    return topic === "drive" ? "Google Drive connected successfully!" : `${name} is connected: you can sign in with it.`
  const what = topic === "archive" ? "Failed to download your family's data" : `Failed to connect ${name} account`
  return `${what}: ${message ?? faults[code].message}`
}
