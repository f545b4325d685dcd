import { Button, Stack, Text, Title } from "@mantine/core"
import { useEffect, useState } from "react"
import { Link, useLocation } from "wouter"
import { trpc } from "../../api/trpc.ts"
import { paths } from "../../lib/paths.ts"
import { setTablet } from "../../session/tablet-mode.ts"
import { session } from "../../session/client.ts"
import { Failure } from "../../ui/feedback/failure.tsx"
import { Spinner } from "../../ui/feedback/spinner.tsx"
import { Logo } from "../../ui/layout/logo.tsx"
import { Faces } from "./faces.tsx"
import { ForParents } from "./for-parents.tsx"
import { OpenTileModal } from "./open-tile-modal.tsx"
import { PinPad } from "./pin-pad.tsx"
import classes from "./tablet.module.css"
import type { Face } from "./face.ts"

/** The family's tablet: a face to tap, and four digits. */
export default function TabletPage() {
  const { data, error, refetch } = trpc.tablet.faces.useQuery(undefined, { staleTime: 0 })
  const [chosen, setChosen] = useState<Face | null>(null)
  const [locked, setLocked] = useState<Face | null>(null)
  const [, navigate] = useLocation()
  const is_tablet = data?.is_tablet
  useEffect(() => {
    if (is_tablet !== undefined) setTablet(is_tablet)
  }, [is_tablet])

  const faces = data?.children ?? []
  const onTile = (face: Face) => (face.is_locked ? setLocked(face) : setChosen(face))
  const back = () => {
    setChosen(null)
    void refetch()
  }
  return (
    <main className={classes.page}>
      <title>{`${chosen ? chosen.name : "Who is here?"} · Hearthbook`}</title>
      <Logo />
      {error && <Failure cause={error} fallback="The tablet could not be loaded." onRetry={() => void refetch()} />}
      {!data && !error && <Spinner />}
      {data && !is_tablet && <NoTablet />}
      {is_tablet && chosen && (
        <PinPad
          face={chosen}
          onBack={back}
          onSignedIn={(answer) => {
            session.signIn({ ...answer, remember: false })
            navigate(paths.studentDashboard)
          }}
        />
      )}
      {is_tablet && !chosen && (
        <>
          <Title order={1} className={classes.title}>
            Who is here?
          </Title>
          <Faces faces={faces} onChoose={onTile} />
          <ForParents />
        </>
      )}
      {locked && <OpenTileModal face={locked} onClose={() => setLocked(null)} />}
    </main>
  )
}

/** Shown on a device that is no family's tablet, or no longer. */
function NoTablet() {
  return (
    <Stack align="center" gap="md" maw={420} ta="center">
      <Title order={1} size="h2">
        This is not a family tablet
      </Title>
      <Text c="dimmed">A parent can sign in here and choose ‘Family tablet’ in Settings.</Text>
      <Button component={Link} href={paths.login} h={48}>
        Sign in
      </Button>
    </Stack>
  )
}
