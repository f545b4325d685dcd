import { findUnproven, readPromises, readTags } from "./read-promises.ts"

// npm run promises: lists the promises of docs/product that no test proves, and fails if there are any.
const unproven = findUnproven()
for (const { id, text } of unproven) console.log(`${id}: ${text}`)
console.log(`${readPromises().length} promises, ${readTags().length} tags, ${unproven.length} promises without a proof`)
if (unproven.length > 0) process.exitCode = 1
