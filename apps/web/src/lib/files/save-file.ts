/** Saves bytes as a file of the person's device. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only a moment after the click.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
