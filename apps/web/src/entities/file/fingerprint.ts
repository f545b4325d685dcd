/** The bytes that are hashed at a time. */
const chunk = 1024 * 1024

/**
 * A hash of a file's content, by which the server recognizes a file that is chosen again. It protects nothing, so it is fast, and
 * unlike `crypto.subtle` works on a server at home without TLS. (The algorithm is cyrb53.)
 */
export async function fingerprintOf(file: Blob): Promise<string> {
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  for (let at = 0; at < file.size; at += chunk) {
    for (const byte of new Uint8Array(await file.slice(at, at + chunk).arrayBuffer())) {
      one = Math.imul(one ^ byte, 2654435761)
      other = Math.imul(other ^ byte, 1597334677)
    }
  }
  const hex = (part: number) => (part >>> 0).toString(16).padStart(8, "0")
  return hex(one ^ (other >>> 13)) + hex(other ^ (one >>> 16))
}
