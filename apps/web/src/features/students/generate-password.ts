import { childPasswordProblems } from "@hearthbook/core/permissions/password-rules"

/** Short, easy to spell, and nothing a child would giggle at for an hour. */
const words = `
  acorn amber apple arrow autumn badger bamboo banjo basket beach beaver berry birch bison bloom brook button
  cactus camel candle canoe canyon carrot castle cedar cello cherry cliff clover comet coral cotton crane cricket
  daisy delta desert dolphin dragon eagle ember falcon feather fern fiddle field finch flute forest fossil fox
  garden garnet ginger glacier grape grove harbor harvest hazel heron hill honey iris island ivy jasper jungle
  kettle kite koala ladder lagoon lake lantern lark leaf lemon lilac lily linen lizard lotus lynx mango maple
  marble meadow melon mint moon moose moss mountain nectar nest oak oasis ocean olive orange orchid otter owl
  paddle panda parrot peach pebble pepper piano pine planet plum pond poppy prairie puffin pumpkin quartz quill
  rabbit rain raven reef ribbon river robin rocket rose sail sand seed shell silver sky snow sparrow spruce star
  stone storm stream summer sunrise swan teapot thistle tiger timber topaz trail tulip turtle valley velvet violet
  violin walnut walrus water whale willow wind winter wolf wren zebra
`
  .trim()
  .split(/\s+/)

/**
 * Generates a temporary password that a child can read and type: 'otter-maple-2749'. The server accepts all of them.
 */
export function generatePassword(): string {
  const password = `${pickWord()}-${pickWord()}-${1000 + below(9000)}`
  return childPasswordProblems(password).length === 0 ? password : generatePassword()
}

function pickWord(): string {
  return words[below(words.length)] ?? "meadow"
}

/** A random number below `limit`. With 2^32 values, the remainder causes almost no bias. */
function below(limit: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return random % limit
}
