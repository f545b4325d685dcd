import { useRef, useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { showNotSavedToast, showSavedToast } from "../../../ui/feedback/settings-toast.ts"

type Options<Section> = {
  /** As the server has them. */
  stored: Section
  send: (patch: Partial<Section>) => Promise<unknown>
  saved: string
  failed: string
}

/**
 * Switches of which each flip is saved at once and shows at once (S §4). What the server refuses goes back to what it was,
 * with the reason, and the settings are asked for anew. Flips of one switch are sent one after the other, so that the last one
 * wins.
 */
export function useSwitches<Section extends object>({ stored, send, saved, failed }: Options<Section>) {
  const utils = trpc.useUtils()
  /** What is on its way, in the order of the flips. */
  const [waiting, setWaiting] = useState<Partial<Section>[]>([])
  const lines = useRef(new Map<string, Promise<unknown>>())
  const shown = waiting.reduce<Section>((section, patch) => ({ ...section, ...patch }), stored)

  /** Whether it was saved. */
  const change = async (patch: Partial<Section>): Promise<boolean> => {
    setWaiting((patches) => [...patches, patch])
    const name = Object.keys(patch).join()
    const turn = (lines.current.get(name) ?? Promise.resolve()).then(() => send(patch))
    lines.current.set(
      name,
      turn.catch(() => undefined),
    )
    try {
      await turn
      showSavedToast(saved)
      return true
    } catch (cause) {
      showNotSavedToast(cause, failed)
      // Not waited for: without a line it takes its time, and what was refused must not go on showing.
      void utils.settings.get.invalidate()
      return false
    } finally {
      setWaiting((patches) => patches.filter((other) => other !== patch))
    }
  }

  return { shown, change }
}
