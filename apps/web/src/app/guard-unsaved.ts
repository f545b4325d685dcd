import { confirmLeave, wouldLoseChanges } from "../forms/unsaved/confirm-leave.tsx"

/**
 * Asks before the browser's Back and Forward leave a page with unsaved changes, as in-app links do. Does nothing in browsers without
 * the Navigation API, where only a fake history entry could intercept them.
 */
export function guardUnsaved(): () => void {
  // Some supported browsers lack it, although the types do not say so.
  if (!("navigation" in window)) return () => undefined
  const { navigation } = window
  let isConfirmed = false
  const onNavigate = (event: NavigateEvent) => {
    const { destination, navigationType, cancelable } = event
    // The browser itself asks before leaving the site. It does not let a page cancel a second Back without interaction.
    if (isConfirmed || navigationType !== "traverse" || !cancelable || !destination.sameDocument) return
    if (!wouldLoseChanges(destination.url)) return
    event.preventDefault()
    confirmLeave(() => {
      isConfirmed = true
      const { finished } = navigation.traverseTo(destination.key)
      void finished?.catch(() => undefined).finally(() => (isConfirmed = false))
    })
  }
  navigation.addEventListener("navigate", onNavigate)
  return () => navigation.removeEventListener("navigate", onNavigate)
}
