/** The frame of the PDF that was printed last. It stays until the next one, because the browser prints it while its dialog is open. */
let frame: HTMLIFrameElement | undefined

/** Opens the browser's print dialog for a PDF. Returns false in a browser that cannot show one, such as on most phones. */
export function printPdf(content: Blob): boolean {
  if (!navigator.pdfViewerEnabled) return false
  if (frame) URL.revokeObjectURL(frame.src)
  frame?.remove()
  const shown = document.createElement("iframe")
  shown.title = "PDF to print"
  shown.ariaHidden = "true"
  // Hidden in another way, Firefox would print an empty page.
  shown.style.cssText = "position: fixed; width: 1px; height: 1px; inset: auto 0 0 auto; border: 0; opacity: 0;"
  shown.addEventListener("load", () => shown.contentWindow?.print(), { once: true })
  shown.src = URL.createObjectURL(content)
  document.body.append(shown)
  frame = shown
  return true
}
