import { useLocalStorage } from "@mantine/hooks"
import { useUser } from "../../../session/use-session.ts"

/**
 * True if this user has dismissed the guided setup in this browser. It is stored with the number of children, so that
 * another child brings it back.
 */
export function useDismissedSetup(student_count: number) {
  const user = useUser()
  const [dismissedAt, remember] = useLocalStorage({
    key: `hearthbook.setup-put-away.${user?.id ?? ""}`,
    defaultValue: 0,
    getInitialValueInEffect: false,
  })
  return { isDismissed: student_count > 0 && student_count <= dismissedAt, dismiss: () => remember(student_count) }
}
