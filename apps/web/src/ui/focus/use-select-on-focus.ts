import { useRef, type FocusEvent, type MouseEvent } from "react"

/**
 * Selects what stands in a plain field as it gets the keyboard, so that typing replaces it, at once: Mantine's NumberInput
 * waits a moment, and what is typed in it is added, or lost. A click puts the cursor somewhere after the field has got the
 * keyboard, so that it selects once more.
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
