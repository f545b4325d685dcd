import { can } from "@hearthbook/core/permissions/permissions"
import { Button } from "@mantine/core"
import { Link } from "wouter"
import { paths } from "../../lib/paths.ts"
import { useUser } from "../../session/use-session.ts"
import { Notice } from "../../ui/layout/notice.tsx"
import { landingOf } from "./landing.ts"
import { useChildArea } from "../shells/use-child-area.ts"

/** Shown for an unknown address. Leads a student to the student dashboard. */
export default function NotFoundPage() {
  const user = useUser()
  useChildArea(user !== null && can(user.role, "use_student_area"))
  return (
    <Notice user_id={user?.id} title="Page Not Found" text="The address may be mistyped, or the page may have moved.">
      <Button component={Link} href={user ? landingOf(user.role) : paths.dashboard}>
        Go to Dashboard
      </Button>
    </Notice>
  )
}
