import { readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"

const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)

/** Images and fonts are already compressed. */
const compressible = /\.(?:js|css|html|svg|txt)$/
/** The size in bytes below which the headers outweigh the savings. */
const worthwhile = 1000

/** Writes a `.br` and a `.gz` next to each text file of the build, so that servers do not compress it for each visitor. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => compressible.test(name)).map((name) => path.join(folder, name))) {
    const content = await readFile(file)
    if (content.length < worthwhile) continue
    const [brotli, zipped] = await Promise.all([withBrotli(content), withGzip(content, { level: 9 })])
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
  }
}
