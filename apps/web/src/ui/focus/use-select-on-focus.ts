import { useRef, type FocusEvent, type MouseEvent } from "react"

/**
 * Selects a field's text on focus, so that typing replaces it. A click places the cursor after the focus event, so it selects again.
 */
export function useSelectOnFocus() {
  const isNew = useRef(false)
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      isNew.current = true
      event.currentTarget.select()
    },
    onClick: (event: MouseEvent<HTMLInputElement>) => {
      if (isNew.current) event.currentTarget.select()
      isNew.current = false
    },
  }
}
