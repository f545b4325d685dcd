import { drawPaper } from "./draw-paper.ts"
import { serveThread } from "./serve-thread.ts"

// The thread that draws the documents of draw-aside.ts.
serveThread(drawPaper)
