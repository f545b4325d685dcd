/** Returns a picture as a `data:` URL, which the content security policy allows. */
export function dataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""))
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The picture could not be read.")))
    reader.readAsDataURL(content)
  })
}
