import pLimit from "p-limit"

/**
 * Stores a few parts at a time. While a part is passed to the database, it takes several times its size; many at once would fill
 * the memory of a small server. The others wait before their transaction, so that they occupy no connection.
 */
export const fewAtATime = pLimit(3)
