type Options = { /** Receives the bytes that were sent. */ onProgress: (sent: number) => void; signal: AbortSignal }

/** Milliseconds without progress after which a bucket counts as unreachable. */
const silence = 20_000

/**
 * Sends a whole file to an address of the installation's bucket. Returns false if it does not take the file, for example because
 * a network blocks it. Throws if it is aborted. Not `fetch`, which reports no progress.
 */
export function putFile(url: string, content: Blob, { onProgress, signal }: Options): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), silence)
    }
    const stop = () => request.abort()
    signal.addEventListener("abort", stop)
    request.upload.addEventListener("progress", ({ loaded }) => {
      wait()
      onProgress(loaded)
    })
    request.addEventListener("loadend", () => {
      clearTimeout(timer)
      signal.removeEventListener("abort", stop)
      if (signal.aborted) return reject(new DOMException("The upload was canceled.", "AbortError"))
      resolve(request.status >= 200 && request.status < 300)
    })
    request.open("PUT", url)
    wait()
    request.send(content)
  })
}
