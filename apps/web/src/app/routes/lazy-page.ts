import { createElement, lazy, useState, type ComponentType } from "react"
import { needImport, tryImport } from "../../lib/failed-imports.ts"

export type LazyPage<Props extends object = object> = {
  Page: ComponentType<Props>
  /**
   * Loads the code ahead of time, and resolves when it is loaded or has failed. After a failure, rendering the page loads it again and
   * shows the error.
   */
  prefetch: () => Promise<void>
}

/**
 * A page or shell in a separate chunk. It is loaded when it is rendered, or earlier with `prefetch`. A prefetched page renders at once,
 * without a spinner.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let isRequested = false
  let loaded: ComponentType<Props> | null = null
  const Awaited = lazy(() => {
    isRequested = true
    needImport(load)
    return load()
  })
  return {
    Page: (props) => {
      // The same component for as long as it is mounted, because another one would lose its state.
      const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Awaited)
      return createElement(Shown, props)
    },
    prefetch: async () => {
      if (isRequested) return
      isRequested = true
      const code = await tryImport(load)
      if (code) loaded = code.default
      else isRequested = false
    },
  }
}
