import { expect, test } from "vitest"
import { loginNames } from "./login-name.ts"

test(
  "a child is offered its first name, then both names, then a number",
  { tags: ["students.login-suggestion"] },
  async () => {
    expect((await loginNames({ first_name: "Emma", last_name: "Lastname" })).slice(0, 4)).toEqual([
      "emma@hearthbook.app",
      "emma.lastname@hearthbook.app",
      "emma2@hearthbook.app",
      "emma3@hearthbook.app",
    ])
  },
)

test.each([
  ["Zoë-Ann", "O’Neil", "zoeann@hearthbook.app", "zoeann.oneil@hearthbook.app"],
  ["Łukasz", "Wałęsa", "lukasz@hearthbook.app", "lukasz.walesa@hearthbook.app"],
  ["Jörg", "Strauß", "jorg@hearthbook.app", "jorg.strauss@hearthbook.app"],
  ["Søren", "Ærø", "soren@hearthbook.app", "soren.aero@hearthbook.app"],
  ["Þóra", "Đurić", "thora@hearthbook.app", "thora.duric@hearthbook.app"],
  ["Işık", "İnci", "isik@hearthbook.app", "isik.inci@hearthbook.app"],
  ["Anna", "", "anna@hearthbook.app", "anna2@hearthbook.app"],
  ["Иван", "Петров", "ivan@hearthbook.app", "ivan.petrov@hearthbook.app"],
  ["Σοφία", "Παππάς", "sofia@hearthbook.app", "sofia.pappas@hearthbook.app"],
  ["明", "王", "ming@hearthbook.app", "ming.wang@hearthbook.app"],
  ["Jo Anne", "!!", "joanne@hearthbook.app", "joanne2@hearthbook.app"],
  ["★", "!!", "child@hearthbook.app", "child2@hearthbook.app"],
])(
  "%s %s can be typed on any keyboard",
  { tags: ["students.login-suggestion"] },
  async (first_name, last_name, ...names) => {
    expect((await loginNames({ first_name, last_name })).slice(0, 2)).toEqual(names)
  },
)
