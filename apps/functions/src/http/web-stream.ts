/** Converts chunks for fetch. They are read at the client's pace, a disconnect ends the reading, and an error fails the download. */
export function toWebStream(chunks: AsyncIterator<Uint8Array, unknown>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}
