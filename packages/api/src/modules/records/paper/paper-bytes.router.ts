import { createCallerFactory, router } from "../../../trpc/trpc.ts"
import { papers, type PaperName } from "./papers/index.ts"

const procedures = Object.fromEntries(Object.entries(papers).map(([name, { procedure }]) => [name, procedure])) as {
  [Name in PaperName]: (typeof papers)[Name]["procedure"]
}

/**
 * The data of each document. Not part of the app's router; called by the routes that draw the documents, after the transaction. The
 * answers have no schema, because they stay on the server.
 */
export const createPaperCaller = createCallerFactory(router(procedures))
