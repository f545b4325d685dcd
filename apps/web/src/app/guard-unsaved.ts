import { confirmLeave, wouldLoseChanges } from "../forms/unsaved/confirm-leave.tsx"

/**
 * Has the browser's Back and Forward ask before they lead away from what was typed, as links of ours do. In a browser
 * without the Navigation API they do not ask: what else would stop them is an entry in the history that nobody went to.
 */
export function guardUnsaved(): () => void {
  // Younger than some of the browsers that the app serves, whatever the types say.
  if (!("navigation" in window)) return () => undefined
  const { navigation } = window
  let decided = false
  const onNavigate = (event: NavigateEvent) => {
    const { destination, navigationType, cancelable } = event
    // A page of another site is asked about by the browser itself; a second Back without a word goes through.
    if (decided || navigationType !== "traverse" || !cancelable || !destination.sameDocument) return
    if (!wouldLoseChanges(destination.url)) return
    event.preventDefault()
    confirmLeave(() => {
      decided = true
      const { finished } = navigation.traverseTo(destination.key)
      void finished?.catch(() => undefined).finally(() => (decided = false))
    })
  }
  navigation.addEventListener("navigate", onNavigate)
  return () => navigation.removeEventListener("navigate", onNavigate)
}
