/** Vite's own list of what it has built: by source, its file and what that stands on. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; assets?: string[] }>

/** What React puts before everything else, because it belongs into the head. */
const headOf = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/

/** The letters that every page begins with: text, and the headings of public pages and greetings. */
const firstFonts = /(?:figtree|fraunces)-latin-wght/

/** What Vite and withLinks put into the head to have the browser bring code. */
const codeTags = /\s*<(?:link rel="modulepreload"[^>]*>|script type="module"[^>]*><\/script>)/g

/** A page whose letters are asked for at once, and not when the styles have come and a text is to be drawn. */
export function withFonts(page: string, manifest: Manifest): string {
  const fonts = manifest["index.html"]?.assets?.filter((file) => firstFonts.test(file)) ?? []
  const links = fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
  return page.replace('<link rel="stylesheet"', () => `${links.join("\n    ")}\n    <link rel="stylesheet"`)
}

/** A page that asks for the code and the styles of these sources beside the app's own. Throws for what is no chunk. */
export function withLinks(page: string, manifest: Manifest, sources: string[]): string {
  const links = new Map<string, string>()
  const follow = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is no chunk of the built app.`)
    if (links.has(chunk.file)) return
    links.set(chunk.file, `<link rel="modulepreload" crossorigin href="/${chunk.file}">`)
    for (const file of chunk.css ?? []) links.set(file, `<link rel="stylesheet" crossorigin href="/${file}">`)
    for (const imported of chunk.imports ?? []) follow(imported)
  }
  for (const source of sources) follow(source)
  const added = [...links].filter(([file]) => !page.includes(file)).map(([, link]) => `  ${link}\n  `)
  return page.replace("</head>", () => `${added.join("")}</head>`)
}

/**
 * A page in which a drawn one stands until the app has drawn it itself (src/ui/layout/prerendered.ts), with its title and description.
 * The code waits in a template until the drawn page is painted (public/before-paint.js): before that it would take its line from
 * letters and pictures, and the processor from the painting.
 */
export function withMarkup(page: string, markup: string): string {
  const head = headOf.exec(markup)?.[0] ?? ""
  const body = markup.slice(head.length)
  const code = page.match(codeTags) ?? []
  // What a page does not say of itself is said of all.
  const hasDescription = head.includes('name="description"')
  return page
    .replaceAll(codeTags, "")
    .replace(/<title>.*?<\/title>\s*/, "")
    .replace(/<meta\s+name="description"[^>]*>\s*/, (description) => (hasDescription ? "" : description))
    .replace(/<noscript>.*?<\/noscript>\s*/, "")
    .replace("</head>", () => `  ${head}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="prerendered">${body}</div>\n    <div id="root"></div>`)
    .replace(
      "</body>",
      () => `  <template id="code">${code.map((tag) => tag.trim()).join("\n      ")}</template>\n  </body>`,
    )
}
