import { readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"

const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)

/** Pictures and fonts are compressed already. */
const compressible = /\.(?:js|css|html|svg|txt)$/
/** Bytes below which the headers weigh more than what is saved. */
const worthwhile = 1000

/** Lays a `.br` and a `.gz` beside each text of the build, so that no server compresses one anew for each visitor. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => compressible.test(name)).map((name) => path.join(folder, name))) {
    const content = await readFile(file)
    if (content.length < worthwhile) continue
    const [brotli, zipped] = await Promise.all([withBrotli(content), withGzip(content, { level: 9 })])
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
  }
}
