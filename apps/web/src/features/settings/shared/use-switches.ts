import { useRef, useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { showNotSavedToast, showSavedToast } from "../../../ui/feedback/settings-toast.ts"

type Options<Section> = {
  /** The values stored by the server. */
  stored: Section
  send: (patch: Partial<Section>) => Promise<unknown>
  saved: string
  failed: string
}

/**
 * Switches that show and save each change at once. If the server refuses, the previous value shows again with the
 * reason, and the settings are refetched. Changes of one switch are sent one after the other, so that the last one
 * wins.
 */
export function useSwitches<Section extends object>({ stored, send, saved, failed }: Options<Section>) {
  const utils = trpc.useUtils()
  /** Unsaved changes, in order. */
  const [waiting, setWaiting] = useState<Partial<Section>[]>([])
  const queues = useRef(new Map<string, Promise<unknown>>())
  const shown = waiting.reduce<Section>((section, patch) => ({ ...section, ...patch }), stored)

  /** Resolves to true if it was saved. */
  const change = async (patch: Partial<Section>): Promise<boolean> => {
    setWaiting((patches) => [...patches, patch])
    const name = Object.keys(patch).join()
    const turn = (queues.current.get(name) ?? Promise.resolve()).then(() => send(patch))
    queues.current.set(
      name,
      turn.catch(() => undefined),
    )
    try {
      await turn
      showSavedToast(saved)
      return true
    } catch (cause) {
      showNotSavedToast(cause, failed)
      // Not awaited: offline it takes a while, and the refused value must not stay visible.
      void utils.settings.get.invalidate()
      return false
    } finally {
      setWaiting((patches) => patches.filter((other) => other !== patch))
    }
  }

  return { shown, change }
}
