import { can } from "@hearthbook/core/permissions/permissions"
import { Button } from "@mantine/core"
import { Link } from "wouter"
import { paths } from "../../lib/paths.ts"
import { useLogout } from "../../session/sign-out/use-logout.ts"
import { useUser } from "../../session/use-session.ts"
import { Notice } from "../../ui/layout/notice.tsx"
import { landingOf } from "./landing.ts"
import { useChildArea } from "../shells/use-child-area.ts"

/** Shown to a role without access to a page. Links to the role's landing page and to sign-out. */
export default function UnauthorizedPage() {
  const user = useUser()
  useChildArea(user !== null && can(user.role, "use_student_area"))
  const logout = useLogout()
  if (!user) {
    return (
      <Notice title="Sign in to see this page" text="This page needs an account with access to it.">
        <Button component={Link} href={paths.login}>
          Sign in
        </Button>
      </Notice>
    )
  }
  return (
    <Notice
      user_id={user.id}
      title="You don't have access to this page"
      text={`You are signed in as ${user.first_name}. Another account may have access.`}
    >
      <Button component={Link} href={landingOf(user.role)}>
        Go to Dashboard
      </Button>
      <Button variant="default" onClick={logout}>
        Log out
      </Button>
    </Notice>
  )
}
