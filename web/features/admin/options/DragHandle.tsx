import type { ComponentProps } from 'react'
import { GripIcon } from '#web/ui/icons.tsx'

/** For the mouse only; the keyboard and the finger have the buttons beside it. */
export function DragHandle(props: Pick<ComponentProps<'span'>, 'draggable' | 'onDragStart' | 'onDragEnd'>) {
  return (
    <span
      {...props}
      aria-hidden="true"
      className="-ms-2 hidden cursor-grab p-2 text-muted hover:text-ink active:cursor-grabbing @3xl:pointer-fine:block"
    >
      <GripIcon className="size-5" />
    </span>
  )
}
