/** The content of a picture as a `data:` address, which the content security policy lets be shown. */
export function dataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""))
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The picture could not be read.")))
    reader.readAsDataURL(content)
  })
}
