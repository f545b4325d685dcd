import { Button } from "@mantine/core"
import { IconUsers } from "@tabler/icons-react"
import { paths } from "../../lib/paths.ts"
import { useLogout } from "../../session/sign-out/use-logout.ts"

/** Goes back to the faces of the family's tablet, for the next child. */
export function SwitchChild() {
  const switchChild = useLogout(paths.tablet)
  return (
    <Button variant="light" h={48} leftSection={<IconUsers size={22} stroke={1.5} aria-hidden />} onClick={switchChild}>
      Switch
    </Button>
  )
}
