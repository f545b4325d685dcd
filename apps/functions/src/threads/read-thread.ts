import { readFile } from "@hearthbook/api/modules/data/import/file/read-file"
import { serveThread } from "./serve-thread.ts"

// The thread that reads the files of read-aside.ts.
serveThread(readFile)
