import { z } from "zod"
import generic from "./generic.json" with { type: "json" }
import ca from "./states/ca.json" with { type: "json" }
import co from "./states/co.json" with { type: "json" }
import de from "./states/de.json" with { type: "json" }
import fl from "./states/fl.json" with { type: "json" }
import ga from "./states/ga.json" with { type: "json" }
import ia from "./states/ia.json" with { type: "json" }
import indiana from "./states/in.json" with { type: "json" }
import ks from "./states/ks.json" with { type: "json" }
import ky from "./states/ky.json" with { type: "json" }
import la from "./states/la.json" with { type: "json" }
import ma from "./states/ma.json" with { type: "json" }
import md from "./states/md.json" with { type: "json" }
import me from "./states/me.json" with { type: "json" }
import mn from "./states/mn.json" with { type: "json" }
import mo from "./states/mo.json" with { type: "json" }
import mt from "./states/mt.json" with { type: "json" }
import nc from "./states/nc.json" with { type: "json" }
import nd from "./states/nd.json" with { type: "json" }
import ne from "./states/ne.json" with { type: "json" }
import ny from "./states/ny.json" with { type: "json" }
import oh from "./states/oh.json" with { type: "json" }
import pa from "./states/pa.json" with { type: "json" }
import ri from "./states/ri.json" with { type: "json" }
import sc from "./states/sc.json" with { type: "json" }
import tn from "./states/tn.json" with { type: "json" }
import tx from "./states/tx.json" with { type: "json" }
import va from "./states/va.json" with { type: "json" }
import vt from "./states/vt.json" with { type: "json" }
import wa from "./states/wa.json" with { type: "json" }
import wi from "./states/wi.json" with { type: "json" }
import wv from "./states/wv.json" with { type: "json" }
import wy from "./states/wy.json" with { type: "json" }
import { rulePack, type RulePack } from "./rule-pack.schema.ts"

const files: unknown[] = [
  generic,
  ca,
  co,
  de,
  fl,
  ga,
  ia,
  indiana,
  ks,
  ky,
  la,
  ma,
  md,
  me,
  mn,
  mo,
  mt,
  nc,
  nd,
  ne,
  ny,
  oh,
  pa,
  ri,
  sc,
  tn,
  tx,
  va,
  vt,
  wa,
  wi,
  wv,
  wy,
]

let read: RulePack[] | undefined

/** Returns all rule packs by state and path, with 'no state rule' and 'my own' last. Parses the files on the first call. */
export function rulePacks(): RulePack[] {
  read ??= files.flatMap((file) => z.array(rulePack).parse(file)).toSorted(byStateAndPath)
  return read
}

function byStateAndPath(one: RulePack, other: RulePack): number {
  // After every state.
  const placeOf = ({ state }: RulePack) => state ?? "ZZ"
  return placeOf(one).localeCompare(placeOf(other)) || one.path.localeCompare(other.path)
}

/** The pack with an id, or undefined. */
export function rulePackOf(id: string): RulePack | undefined {
  return rulePacks().find((pack) => pack.id === id)
}
