import { useLocalStorage } from "@mantine/hooks"
import { useUser } from "../../../session/use-session.ts"

/** Whether this person has put the guided setup away, in this browser: for as many children as there were then. */
export function useDismissedSetup(student_count: number) {
  const user = useUser()
  const [dismissedAt, remember] = useLocalStorage({
    key: `hearthbook.setup-put-away.${user?.id ?? ""}`,
    defaultValue: 0,
    getInitialValueInEffect: false,
  })
  return { isDismissed: student_count > 0 && student_count <= dismissedAt, dismiss: () => remember(student_count) }
}
