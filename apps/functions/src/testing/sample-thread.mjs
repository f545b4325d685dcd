// A thread that does what a test asks for.
import workerpool from "workerpool"

const work = {
  add: () => ({ result: 3 }),
  refuse: () => ({
    refusal: { reason: "VALIDATION_ERROR", message: "No.", issues: [{ field: "file", message: "No." }] },
  }),
  fail: () => {
    throw new TypeError("broken")
  },
  loop: () => {
    for (;;);
  },
  fill: () => {
    const rows = []
    for (;;) rows.push({ text: [rows.length] })
  },
}

workerpool.worker({ run: (order) => work[order]() })
