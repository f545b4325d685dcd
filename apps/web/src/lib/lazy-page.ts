import { lazy, type ComponentType, type LazyExoticComponent } from "react"

export type LazyPage<Props = object> = {
  Page: LazyExoticComponent<ComponentType<Props>>
  /** Has the browser bring the code before it is wanted. What fails then is asked for again, and told, when it is wanted. */
  prefetch: () => void
}

/** What is on its way and nobody waits for yet. */
const early = new Set<object>()

/** A part of the app whose code is a chunk of its own: it comes when it is drawn, or earlier where somebody asks. */
export function lazyPage<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPage<Props> {
  let isAsked = false
  return {
    Page: lazy(() => {
      isAsked = true
      early.delete(load)
      return load()
    }),
    prefetch: () => {
      if (isAsked) return
      isAsked = true
      early.add(load)
      load()
        .catch(() => {
          isAsked = false
        })
        .finally(() => early.delete(load))
    },
  }
}

/** Whether a chunk that failed may be one that nobody waits for: no reason to take the page away from whoever reads it. */
export function isPrefetching(): boolean {
  return early.size > 0
}
