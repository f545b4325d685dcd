import { createElement, lazy, useState, type ComponentType } from "react"

export type LazyPage<Props extends object = object> = {
  Page: ComponentType<Props>
  /**
   * Has the browser bring the code before it is wanted, and resolves when it is here or has failed. What fails then is asked for
   * again, and told, when it is wanted.
   */
  prefetch: () => Promise<void>
}

/** What is on its way and nobody waits for yet. */
const early = new Set<object>()

/**
 * A part of the app whose code is a chunk of its own: it comes when it is drawn, or earlier where somebody asks. What is here by
 * then is drawn at once, without a spinner for the moment that a promise takes.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let isAsked = false
  let arrived: ComponentType<Props> | null = null
  const Awaited = lazy(() => {
    isAsked = true
    early.delete(load)
    return load()
  })
  return {
    Page: (props) => {
      // The same for as long as it is shown: another component would begin anew.
      const [Shown] = useState<ComponentType<Props>>(() => arrived ?? Awaited)
      return createElement(Shown, props)
    },
    prefetch: async () => {
      if (isAsked) return
      isAsked = true
      early.add(load)
      try {
        arrived = (await load()).default
      } catch {
        isAsked = false
      } finally {
        early.delete(load)
      }
    },
  }
}

/** Whether a chunk that failed may be one that nobody waits for: no reason to take the page away from whoever reads it. */
export function isPrefetching(): boolean {
  return early.size > 0
}
