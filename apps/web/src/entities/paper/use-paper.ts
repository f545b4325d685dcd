import { useEffect, useState } from "react"
import { flushSync } from "react-dom"
import { useIsPrinting } from "../../ui/hooks/use-is-printing.ts"

/**
 * The sheet that prints. It is `usual` unless another was asked for: `print` shows that one and opens the browser's print dialog. Ctrl+P
 * prints the usual one; null is the page itself.
 */
export function usePaper<Sheet>(usual: Sheet | null) {
  const [asked, setAsked] = useState<Sheet | null>(null)
  const isPrinting = useIsPrinting()
  useEffect(() => {
    // A phone opens its dialog without waiting, so the sheet stays until then.
    const end = () => setAsked(null)
    window.addEventListener("afterprint", end)
    return () => window.removeEventListener("afterprint", end)
  }, [])
  return {
    sheet: isPrinting ? (asked ?? usual) : null,
    print: (sheet: Sheet) => {
      flushSync(() => setAsked(sheet))
      window.print()
    },
  }
}
