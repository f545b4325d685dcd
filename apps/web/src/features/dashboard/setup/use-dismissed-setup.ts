import { useLocalStorage } from "@mantine/hooks"
import { useUser } from "../../../session/use-session.ts"

/**
 * The state of the guided setup for this user in this browser: `isDismissed`, and `isBegun` once its open steps were seen. It is stored
 * with the number of children, so that another child brings a dismissed setup back.
 */
export function useDismissedSetup(student_count: number) {
  const user = useUser()
  const stored = { defaultValue: 0, getInitialValueInEffect: false }
  const [dismissedAt, dismiss] = useLocalStorage({ key: `hearthbook.setup-put-away.${user?.id ?? ""}`, ...stored })
  const [begun, begin] = useLocalStorage({ key: `hearthbook.setup-begun.${user?.id ?? ""}`, ...stored })
  return {
    isDismissed: student_count > 0 && student_count <= dismissedAt,
    dismiss: () => dismiss(student_count),
    isBegun: begun > 0,
    begin: () => begin(1),
  }
}
