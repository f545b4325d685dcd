import { useRef, useState } from "react"
import { trpc } from "../../lib/trpc.ts"
import { tellNotSaved, tellSaved } from "../../ui/tell-settings.ts"

type Options<Section> = {
  /** As the server has them. */
  stored: Section
  send: (patch: Partial<Section>) => Promise<unknown>
  saved: string
  failed: string
}

/**
 * Switches of which each flip is saved at once and shows at once (S §4). What the server refuses goes back to what it was,
 * with the reason, and the settings are asked for anew. Flips are sent one after the other, so that the last one wins.
 */
export function useSwitches<Section extends object>({ stored, send, saved, failed }: Options<Section>) {
  const utils = trpc.useUtils()
  /** What is on its way, in the order of the flips. */
  const [waiting, setWaiting] = useState<Partial<Section>[]>([])
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const shown = waiting.reduce<Section>((section, patch) => ({ ...section, ...patch }), stored)

  /** Whether it was saved. */
  const change = async (patch: Partial<Section>): Promise<boolean> => {
    setWaiting((patches) => [...patches, patch])
    const turn = line.current.then(() => send(patch))
    line.current = turn.catch(() => undefined)
    try {
      await turn
      tellSaved(saved)
      return true
    } catch (cause) {
      tellNotSaved(cause, failed)
      await utils.settings.get.invalidate()
      return false
    } finally {
      setWaiting((patches) => patches.filter((other) => other !== patch))
    }
  }

  return { shown, change }
}
