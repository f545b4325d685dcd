/** The files of one build, which vite/service-worker.ts writes into the worker. */
export type Release = {
  /** Differs between builds. */
  version: string
  /** The files that are downloaded when the worker is installed. A page has a revision, and a file named by its content has none. */
  files: { url: string; revision: string | null; integrity?: string }[]
  /** The addresses whose own page is among the files. */
  pages: string[]
  /** The address of the page for every other address of the app. */
  shell: string
  /** The addresses of public pages, which come from the network. */
  open: string[]
}
