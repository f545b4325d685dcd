import { Menu } from "@mantine/core"
import { useEffect, useState } from "react"
import { describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { RowList } from "./row-list.tsx"
import { RowMenu } from "./row-menu.tsx"

type Groups = Record<"Late" | "Later", string[]>

const done: string[] = []

/** Moves a row as the answer of a server does, whatever has the focus. */
const move = (name: string) => window.dispatchEvent(new CustomEvent("moved", { detail: name }))

/** Two groups. A row moves to the second one, as after the answer of a server. */
function Rows() {
  const [groups, setGroups] = useState<Groups>({ Late: ["Ants", "Bees", "Cats"], Later: ["Dogs"] })
  useEffect(() => {
    const onMoved = (event: Event) => {
      const name = event instanceof CustomEvent ? String(event.detail) : ""
      setGroups(({ Late, Later }) => ({ Late: Late.filter((one) => one !== name), Later: [...Later, name] }))
    }
    window.addEventListener("moved", onMoved)
    return () => window.removeEventListener("moved", onMoved)
  }, [])
  return (
    <RowList gap="xs">
      {Object.entries(groups).map(
        ([group, names]) =>
          names.length > 0 && (
            <ul key={group} aria-label={group}>
              {names.map((name) => (
                <li key={name}>
                  <input type="checkbox" aria-label={`${name}: done`} />
                  <RowMenu of={name}>
                    <Menu.Item onClick={() => move(name)}>Put off</Menu.Item>
                    <Menu.Item onClick={() => done.push(name)}>Edit</Menu.Item>
                  </RowMenu>
                </li>
              ))}
            </ul>
          ),
      )}
    </RowList>
  )
}

const menuOf = (name: string) => page.getByRole("button", { name: `More about ${name}` })
const item = (name: string) => page.getByRole("menuitem", { name })
const rowsOf = (group: string) => page.getByRole("list", { name: group, exact: true }).getByRole("listitem")

async function open() {
  done.length = 0
  await renderScreen(<Rows />)
  await expect.element(menuOf("Ants")).toBeVisible()
}

describe("when a row changes its group", { tags: ["assignments.row-focus"] }, () => {
  test("the focus goes to the menu of the next row", async () => {
    await open()
    await menuOf("Bees").click()
    await item("Put off").click()
    await expect.poll(() => rowsOf("Later").elements()).toHaveLength(2)
    await expect.element(menuOf("Cats")).toHaveFocus()
  })

  test("the last row of a group gives it to the first one of the next group", async () => {
    await open()
    await menuOf("Cats").click()
    await item("Put off").click()
    await expect.element(menuOf("Dogs")).toHaveFocus()
  })

  test("so does the only row of a group, and by keyboard alone", async () => {
    await open()
    move("Bees")
    move("Cats")
    await expect.poll(() => rowsOf("Late").elements()).toHaveLength(1)
    menuOf("Ants").element().focus()
    await userEvent.keyboard("{Enter}")
    await expect.element(item("Put off")).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect.element(menuOf("Dogs")).toHaveFocus()
  })

  test("a tick gives the focus to the next tick", async () => {
    await open()
    const tick = page.getByRole("checkbox", { name: "Ants: done" })
    await tick.click()
    move("Ants")
    await expect.element(page.getByRole("checkbox", { name: "Bees: done" })).toHaveFocus()
  })

  test("its open menu stays, and its other entries can be used", async () => {
    await open()
    await menuOf("Ants").click()
    await expect.element(item("Edit")).toBeVisible()
    move("Ants")
    await expect.poll(() => rowsOf("Later").elements()).toHaveLength(2)
    await expect.element(item("Put off")).toBeVisible()
    await item("Edit").click()
    expect(done).toEqual(["Ants"])
    await expect.element(item("Edit")).not.toBeInTheDocument()
    await expect.element(menuOf("Bees")).toHaveFocus()
  })

  test("the focus stays where it is outside of the list", async () => {
    await open()
    await menuOf("Ants").click()
    await userEvent.keyboard("{Escape}")
    await expect.element(menuOf("Ants")).toHaveFocus()
    const outside = document.createElement("button")
    document.body.append(outside)
    outside.focus()
    move("Ants")
    await expect.poll(() => rowsOf("Later").elements()).toHaveLength(2)
    expect(document.activeElement).toBe(outside)
    outside.remove()
  })
})

test("the button of an open menu closes it", async () => {
  await open()
  await menuOf("Ants").click()
  await expect.element(menuOf("Ants")).toHaveAttribute("aria-expanded", "true")
  await menuOf("Ants").click()
  await expect.element(item("Edit")).not.toBeInTheDocument()
  await expect.element(menuOf("Ants")).toHaveAttribute("aria-expanded", "false")
})
