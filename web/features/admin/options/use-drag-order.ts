import { type DragEvent, useState } from 'react'

/** Dragging an option by its handle to the position of another. The buttons do the same without a mouse. */
export function useDragOrder(onPlace: (code: string, at: string) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const start = (code: string) => (event: DragEvent<HTMLElement>) => {
    const row = event.currentTarget.closest('tr')
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', code)
    if (row) event.dataTransfer.setDragImage(row, 0, 0)
    setDragged(code)
  }
  /** Allows the drop, but only for options of this list. */
  const enter = (code: string) => (event: DragEvent) => {
    if (dragged === null) return
    event.preventDefault()
    setOver(code)
  }
  const drop = (code: string) => (event: DragEvent) => {
    event.preventDefault()
    if (dragged !== null && dragged !== code) onPlace(dragged, code)
    end()
  }
  return {
    handleOf: (code: string) => ({ draggable: true, onDragStart: start(code), onDragEnd: end }),
    placeOf: (code: string) => ({ onDragOver: enter(code), onDrop: drop(code) }),
    isOver: (code: string) => over === code && dragged !== code,
  }
}

export type DragOrder = ReturnType<typeof useDragOrder>
