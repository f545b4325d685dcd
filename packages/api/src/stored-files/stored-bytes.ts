/**
 * Bytes on their way into the database, for `decode(…, 'base64')`. Prisma hands them to the embedded one, and takes them, one
 * hexadecimal digit at a time: 3 MB in 800 ms one way and in 260 ms the other (measured). As base64, which Postgres itself
 * writes and reads, it is 50 and 12 ms.
 */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64")
}

/** The way back, of `encode(bytes, 'base64')`. */
export function fromBase64(base64: string): Buffer {
  return Buffer.from(base64, "base64")
}
