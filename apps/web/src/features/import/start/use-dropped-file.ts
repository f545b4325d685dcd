import { useState, type DragEvent } from "react"

/** The handlers of an area on which a file can be dropped. `isOver` is true while one is held over it. */
export function useDroppedFile(onDrop: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const file = event.dataTransfer.files[0]
      setOver(false)
      if (!file) return
      event.preventDefault()
      onDrop(file)
    },
  }
}
