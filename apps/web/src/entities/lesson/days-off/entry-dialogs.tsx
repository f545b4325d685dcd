import { lazy, Suspense, useState, type ReactNode } from "react"
import { EntryOpening } from "../../schedule/entry/entry-opening.ts"
import { useScheduleDialogs } from "../../schedule/entry/use-schedule-dialogs.ts"

const OpenedEntry = lazy(async () => ({ default: (await import("./opened-entry.tsx")).OpenedEntry }))

/** Lets the classes and events among the children open in a dialog, which loads with the first use. */
export function EntryDialogs({ children }: { children: ReactNode }) {
  const { opened, opening, close } = useScheduleDialogs()
  const [isUsed, setUsed] = useState(false)
  if (opened && !isUsed) setUsed(true)
  return (
    <EntryOpening value={opening}>
      {children}
      {isUsed && (
        <Suspense>
          <OpenedEntry opened={opened} onClose={close} />
        </Suspense>
      )}
    </EntryOpening>
  )
}
