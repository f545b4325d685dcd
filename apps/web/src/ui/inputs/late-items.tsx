import { Suspense, useEffect, useRef, type ReactNode } from "react"

/** Menu items whose code loads with the first use of the menu. They get the focus that the menu could not give them when it opened. */
export function LateItems({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <FocusFirst />
    </Suspense>
  )
}

function FocusFirst() {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const menu = here.current?.closest<HTMLElement>("[role=menu]")
    const focused = document.activeElement
    if (!menu?.contains(focused) || focused?.matches("[role=menuitem]")) return
    menu.querySelector<HTMLElement>("[role=menuitem]:not(:disabled)")?.focus()
  }, [])
  return <span ref={here} hidden />
}
